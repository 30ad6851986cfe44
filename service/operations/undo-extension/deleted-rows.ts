import { and, eq, inArray } from 'drizzle-orm';
import type { AuditEntry } from '../../audit-log';
import { inSlices } from '../../database/in-slices';
import type { DatabaseTransaction } from '../../database/open-database';
import {
  linkRootNodes,
  organisationUserLinks,
  permissionGroupAssignments,
  teamMembers,
} from '../../database/schema/access';
import { invites, inviteTokens } from '../../database/schema/invites';
import { mailJobs } from '../../database/schema/mail-jobs';

/** Moments are texts, because the rows are kept as JSON. */
type Kept<Row> = {
  [Field in keyof Row]: Date extends Row[Field] ? string | Row[Field] : Row[Field];
};

/** Deleted rows by their table, with those that depend on them. */
export interface DeletedRows {
  members: Kept<typeof teamMembers.$inferSelect>[];
  links: Kept<typeof organisationUserLinks.$inferSelect>[];
  assignments: (typeof permissionGroupAssignments.$inferSelect)[];
  rootNodes: (typeof linkRootNodes.$inferSelect)[];
  invites: Kept<typeof invites.$inferSelect>[];
  inviteTokens: Kept<typeof inviteTokens.$inferSelect>[];
  /** The mails of invitations that were not sent. The release before has kept none. */
  mailJobs?: Kept<typeof mailJobs.$inferSelect>[];
}

/** A restored record, and its audit log entry. */
export interface PutBack extends Pick<AuditEntry, 'type' | 'message' | 'record'> {
  id: string;
  /** Where it is, if that is another organisation than that of the call. */
  organisation?: NonNullable<AuditEntry['organisation']>;
}

const nothing: DeletedRows = {
  members: [],
  links: [],
  assignments: [],
  rootNodes: [],
  invites: [],
  inviteTokens: [],
};

/** Reads memberships before their deletion. */
export async function readMembersToDelete(
  transaction: DatabaseTransaction,
  ids: string[],
): Promise<DeletedRows> {
  const members = await inSlices(ids, (slice) =>
    transaction.select().from(teamMembers).where(inArray(teamMembers.teamUserLinkID, slice)),
  );
  return { ...nothing, members };
}

/** Reads access links before their deletion, with their permission groups and outlet restrictions. */
export async function readLinksToDelete(
  transaction: DatabaseTransaction,
  ids: string[],
): Promise<DeletedRows> {
  const { organisationUserLinkID } = organisationUserLinks;
  const { organisationUserLinkID: linkID } = permissionGroupAssignments;
  const { organisationUserLinkID: restrictedID } = linkRootNodes;
  return {
    ...nothing,
    links: await inSlices(ids, (slice) =>
      transaction
        .select()
        .from(organisationUserLinks)
        .where(inArray(organisationUserLinkID, slice)),
    ),
    assignments: await inSlices(ids, (slice) =>
      transaction.select().from(permissionGroupAssignments).where(inArray(linkID, slice)),
    ),
    rootNodes: await inSlices(ids, (slice) =>
      transaction.select().from(linkRootNodes).where(inArray(restrictedID, slice)),
    ),
  };
}

/**
 * Reads invitations before their withdrawal, with the hashes of their links and the unsent mails. It leaves
 * out the tokens of My Account, which makes others at its next read.
 */
export async function readInvitesToDelete(
  transaction: DatabaseTransaction,
  ids: string[],
): Promise<DeletedRows> {
  return {
    ...nothing,
    invites: await inSlices(ids, (slice) =>
      transaction.select().from(invites).where(inArray(invites.organisationUserInviteID, slice)),
    ),
    inviteTokens: await inSlices(ids, (slice) =>
      transaction
        .select()
        .from(inviteTokens)
        .where(
          and(
            inArray(inviteTokens.organisationUserInviteID, slice),
            eq(inviteTokens.isFromMyAccount, false),
          ),
        ),
    ),
    mailJobs: await inSlices(ids, (slice) =>
      transaction.select().from(mailJobs).where(inArray(mailJobs.organisationUserInviteID, slice)),
    ),
  };
}
