import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Invite, MailState } from '../../../src/api/schema.gen';
import type { Database } from '../../database/open-database';
import { invites } from '../../database/schema/invites';
import { momentText } from '../moment-text';

export type InviteRow = typeof invites.$inferSelect;

/** Returns the condition for the invitations to an organisation with these ids. */
export function invitesTo(organisationID: string, ids: readonly string[]): SQL | undefined {
  return and(
    eq(invites.organisationID, organisationID),
    inArray(invites.organisationUserInviteID, [...ids]),
  );
}

/**
 * Finds an invitation of the organisation by id; undefined when it does not exist or belongs to
 * another organisation.
 */
export async function findInvite(
  database: Pick<Database, 'select'>,
  organisationID: string,
  id: string,
): Promise<InviteRow | undefined> {
  const [row] = await database
    .select()
    .from(invites)
    .where(invitesTo(organisationID, [id]));
  return row;
}

/** Converts an invitation to the record of the contract, which omits what it grants. */
export function toInvite(row: InviteRow, mailState: MailState): Invite {
  const { organisationUserInviteID, email, expiryDateTimeUTC, isOrgAdmin } = row;
  const { senderName, senderUserID } = row;
  return {
    organisationUserInviteID,
    email,
    expiryDateTimeUTC: momentText(expiryDateTimeUTC),
    senderName,
    isOrgAdmin,
    ...(senderUserID !== null && { senderUserID }),
    mailState,
  };
}
