import { and, eq, inArray, isNotNull, notExists } from 'drizzle-orm';
import type { OrganisationUserLink } from '../../../src/api/schema.gen';
import type { AuditEntry } from '../../audit-log';
import type { Caller } from '../../authentication/caller';
import { inSlices, slicesOf } from '../../database/in-slices';
import type { DatabaseTransaction } from '../../database/open-database';
import { organisationUserLinks, teamMembers, teams } from '../../database/schema/access';
import { organisationClosure, organisations } from '../../database/schema/organisations';
import { users } from '../../database/schema/people';
import { mapInSlices } from '../../database/time-slices';
import { leavingOf } from '../teams/members-batch';
import { removalsOf } from './link-history';
import { readLinksAnywhere } from './read';

/** What the deletion of teams or of people takes with them, in all organisations. */
export interface LostAccess {
  links: OrganisationUserLink[];
  removals: Awaited<ReturnType<typeof removalsOf>>;
  members: Awaited<ReturnType<typeof readMemberships>>;
}

/**
 * Reads the access links and the memberships that go with teams or people. Call it before the deletion.
 * @param key what the ids are of
 */
export async function readLostAccess(
  transaction: DatabaseTransaction,
  key: 'teamID' | 'userID',
  ids: string[],
): Promise<LostAccess> {
  const links = await readLinksAnywhere(transaction, inArray(organisationUserLinks[key], ids));
  const removals = await removalsOf(transaction, links);
  return { links, removals, members: await readMemberships(transaction, key, ids) };
}

const readMemberships = (
  transaction: DatabaseTransaction,
  key: 'teamID' | 'userID',
  ids: string[],
) =>
  transaction
    .select({
      userID: users.userID,
      userName: users.fullName,
      team: { teamID: teams.teamID, name: teams.name },
      owner: { organisationID: organisations.organisationID, name: organisations.name },
    })
    .from(teamMembers)
    .innerJoin(users, eq(users.userID, teamMembers.userID))
    .innerJoin(teams, eq(teams.teamID, teamMembers.teamID))
    .innerJoin(organisations, eq(organisations.organisationID, teams.ownerOrganisationID))
    .where(inArray(teamMembers[key], ids))
    .orderBy(users.fullNameFolded, teamMembers.teamUserLinkID);

/**
 * Returns the entries that a removal of the same access and memberships has, each in the organisation that
 * loses it (docs/product/service.md#audit-entries).
 */
export async function entriesOfLoss(
  { links, removals, members }: LostAccess,
  caller: Caller,
): Promise<AuditEntry[]> {
  const places = links.map(({ organisationID, organisationName: name }) => ({
    organisationID,
    name,
  }));
  const lost = removals.map((removal, index): AuditEntry => {
    const organisation = places[index];
    return { caller, ...(organisation && { organisation }), ...removal };
  });
  const left = await mapInSlices(members, ({ team, owner, userName }): AuditEntry => {
    return { caller, organisation: owner, ...leavingOf(team, userName) };
  });
  return [...lost, ...left];
}

/**
 * Takes away the access of teams to organisations that were moved, and to those below them, if the owner of
 * the team is not above any more. Its administrators could put themselves into the team, and so have access
 * to the organisations of somebody else (decision 0035). Call it after the move.
 * @returns the entries of the audit log, each in the organisation that the team had access to
 */
export async function removeAccessLeftBehind(
  transaction: DatabaseTransaction,
  moved: readonly string[],
  caller: Caller,
): Promise<AuditEntry[]> {
  const { ancestorID, descendantID } = organisationClosure;
  const { organisationUserLinkID, organisationID, teamID } = organisationUserLinks;
  const ownersAbove = transaction
    .select({ ancestorID })
    .from(organisationClosure)
    .where(and(eq(ancestorID, teams.ownerOrganisationID), eq(descendantID, organisationID)));
  const links = await inSlices(moved, (slice) => {
    const below = transaction
      .select({ descendantID })
      .from(organisationClosure)
      .where(inArray(ancestorID, slice));
    return readLinksAnywhere(
      transaction,
      and(isNotNull(teamID), inArray(organisationID, below), notExists(ownersAbove)),
    );
  });
  const lost = [...new Map(links.map((link) => [link.organisationUserLinkID, link])).values()];
  const removals = await removalsOf(transaction, lost);
  for (const slice of slicesOf(lost.map((link) => link.organisationUserLinkID))) {
    await transaction.delete(organisationUserLinks).where(inArray(organisationUserLinkID, slice));
  }
  return entriesOfLoss({ links: lost, removals, members: [] }, caller);
}
