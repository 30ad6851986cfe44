import { and, eq, inArray, lte } from 'drizzle-orm';
import { OrganisationUserLinkType } from '../../../src/domain/contract/enums.gen';
import type { AuditEntry, EntryContent } from '../../audit-log';
import { itemChange, recordChange } from '../../audit-log/record-change';
import type { DatabaseTransaction } from '../../database/open-database';
import {
  linkRootNodes,
  organisationUserLinks,
  permissionGroupAssignments,
  permissionGroups,
  teamMembers,
} from '../../database/schema/access';
import { findOutletNodes } from '../find-outlet-nodes';
import { findTeams } from '../find-teams';
import { momentWords } from '../moment-text';
import { earlierOf, ownLimitOf, untilText } from '../organisation-access/own-end';
import { invalidInvitation, type OpenInvitation } from './check';
import { senderText } from './way';

const { User } = OrganisationUserLinkType;

interface Person {
  userID: string;
  fullName: string;
}

/**
 * Gives a person the access of the invitation. Leaves out groups, teams and site nodes that have been
 * deleted since the invitation.
 * @param person who accepts, also for the audit log
 * @returns the entries for the audit log
 * @throws CodedError if the invitation has an outlet restriction, but none of its site nodes exists
 * any more
 */
export async function grantInvitation(
  transaction: DatabaseTransaction,
  { invite, organisation, person: known }: OpenInvitation,
  person: Person,
  now: Date,
): Promise<AuditEntry[]> {
  const { organisationID, isOrgAdmin } = invite;
  const { userID, fullName } = person;
  // Nobody gives themselves more than they have.
  const isSuperUser = known?.scopes.includes('superuser') ?? false;
  const ownEndIn: OwnEndIn = async (id) => {
    if (invite.senderUserID !== userID) return null;
    return (await ownLimitOf(transaction, { userID, isSuperUser }, id, now)).end;
  };
  const endsAt = await ownEndIn(organisationID);
  const [link] = await transaction
    .insert(organisationUserLinks)
    .values({ organisationID, linkType: User, userID, isOrgAdmin, endsAt })
    .returning();
  if (!link) throw new Error('An access link was not returned.');
  const { organisationUserLinkID: id } = link;
  const auditEntry = (type: AuditEntry['type'], content: EntryContent): AuditEntry => ({
    type,
    caller: person,
    organisation,
    ...content,
  });
  const target = { teamUserName: fullName };
  const entries = [
    auditEntry('UserLinkedToOrganisation', {
      message: `${fullName} was given access, ${senderText(invite)}.`,
      record: recordChange('AccessLink', id, undefined, target),
    }),
  ];
  if (endsAt) {
    const message = `The access of ${fullName} ends on ${momentWords(endsAt)}, as that with which they invited themselves.`;
    const record = recordChange(
      'AccessLink',
      id,
      { endsAt: null },
      { endsAt: momentWords(endsAt) },
    );
    entries.push(auditEntry('OrganisationAccessChanged', { message, record }));
  }
  if (isOrgAdmin) {
    const message = `${fullName} was made an administrator, ${senderText(invite)}.`;
    const record = recordChange('AccessLink', id, { isOrgAdmin: false }, { isOrgAdmin });
    entries.push(auditEntry('OrganisationAdministratorChanged', { message, record }));
  }
  const accessChanges = [
    ...(await grantGroups(transaction, invite, id, fullName)),
    ...(await restrictAccess(transaction, invite, id, fullName)),
  ];
  return [
    ...entries,
    ...accessChanges.map((content) => auditEntry('OrganisationAccessChanged', content)),
    ...(await joinTeams(transaction, invite, { person, endsAt, ownEndIn }, now)),
  ];
}

/** Finds when what people give to themselves in an organisation ends; null for what has no end. */
type OwnEndIn = (organisationID: string) => Promise<Date | null>;

type Invite = OpenInvitation['invite'];

/** Gives the permission groups of the invitation that still exist. */
async function grantGroups(
  transaction: DatabaseTransaction,
  invite: Invite,
  organisationUserLinkID: string,
  fullName: string,
): Promise<EntryContent[]> {
  const { organisationID, permissionGroupIDs } = invite;
  const { userPermissionGroupID, name } = permissionGroups;
  const groups = await transaction
    .select({ userPermissionGroupID, name })
    .from(permissionGroups)
    .where(
      and(
        eq(permissionGroups.organisationID, organisationID),
        inArray(userPermissionGroupID, permissionGroupIDs),
      ),
    );
  if (groups.length > 0) {
    await transaction.insert(permissionGroupAssignments).values(
      groups.map((group) => ({
        organisationUserLinkID,
        userPermissionGroupID: group.userPermissionGroupID,
      })),
    );
  }
  return groups.map((group) => ({
    message: `The permission group ${group.name} was given to ${fullName}, ${senderText(invite)}.`,
    record: itemChange('AccessLink', organisationUserLinkID, 'permissionGroups', {
      added: group.name,
    }),
  }));
}

/** Restricts the access link to the site nodes of the invitation that still exist. */
async function restrictAccess(
  transaction: DatabaseTransaction,
  invite: Invite,
  organisationUserLinkID: string,
  fullName: string,
): Promise<EntryContent[]> {
  const { organisationID, rootNodes } = invite;
  if (rootNodes.length === 0) return [];
  const found = await findOutletNodes(
    transaction,
    organisationID,
    rootNodes.map(({ nodeID }) => nodeID),
  );
  const kept = [...found.values()];
  // Without a site node the access link would have no restriction at all.
  if (kept.length === 0) {
    throw invalidInvitation('The outlets that it was restricted to do not exist any more.');
  }
  await transaction
    .insert(linkRootNodes)
    .values(kept.map(({ nodeID, nodeType }) => ({ organisationUserLinkID, nodeID, nodeType })));
  return kept.map(({ name: added }) => ({
    message: `The access of ${fullName} was restricted to ${added}, ${senderText(invite)}.`,
    record: itemChange('AccessLink', organisationUserLinkID, 'rootNodes', { added }),
  }));
}

/**
 * Adds the person to the teams of the invitation that still exist. Organisations above own some of them,
 * where the own access of the person may end earlier than that of the invitation.
 */
async function joinTeams(
  transaction: DatabaseTransaction,
  invite: Invite,
  { person, endsAt: limit, ownEndIn }: { person: Person; endsAt: Date | null; ownEndIn: OwnEndIn },
  now: Date,
): Promise<AuditEntry[]> {
  const { organisationID, teamMembershipIDs } = invite;
  const entries: AuditEntry[] = [];
  for (const team of await findTeams(transaction, teamMembershipIDs, organisationID)) {
    const endsAt = earlierOf(limit, await ownEndIn(team.ownerID));
    const joined = await transaction
      .insert(teamMembers)
      .values({ teamID: team.teamID, userID: person.userID, endsAt })
      .onConflictDoUpdate({
        target: [teamMembers.teamID, teamMembers.userID],
        set: { endsAt },
        // One that has ended gives nothing, and is replaced.
        setWhere: lte(teamMembers.endsAt, now),
      })
      .returning();
    if (joined.length === 0) continue;
    entries.push({
      type: 'TeamChanged',
      caller: person,
      organisation: { organisationID: team.ownerID, name: team.owner },
      message: `${person.fullName} was added to team ${team.name}${untilText(endsAt)}, ${senderText(invite)}.`,
      record: itemChange('Team', team.teamID, 'members', { added: person.fullName }),
    });
  }
  return entries;
}
