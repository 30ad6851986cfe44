import { and, eq, inArray } from 'drizzle-orm';
import { OrganisationUserLinkType } from '../../../src/domain/contract/enums.gen';
import { itemChange } from '../../audit-log/record-change';
import { badRequest } from '../../contract/coded-error';
import type { DatabaseTransaction } from '../../database/open-database';
import { saveRows } from '../../database/save-rows';
import { teamMembers, teams } from '../../database/schema/access';
import { users } from '../../database/schema/people';
import type { OwnLimit } from '../organisation-access/own-end';
import type { DeletedRows, PutBack } from './deleted-rows';
import { requireRows } from './require-rows';

/**
 * Puts people back into their teams.
 * @throws Refusal if one of them was added again, if a person or a team has gone, or if the caller would
 * return for longer than they may
 */
export async function putBackMembers(
  transaction: DatabaseTransaction,
  { members }: Pick<DeletedRows, 'members'>,
  organisationID: string,
  limit: OwnLimit,
): Promise<PutBack[]> {
  const people = members.map(({ userID }) => userID);
  const teamIDs = members.map(({ teamID }) => teamID);
  await requireRows(transaction, users, users.userID, people);
  const owned = await transaction
    .select({ teamID: teams.teamID, name: teams.name })
    .from(teams)
    .where(and(eq(teams.ownerOrganisationID, organisationID), inArray(teams.teamID, teamIDs)));
  const teamNames = new Map(owned.map(({ teamID, name }) => [teamID, name]));
  if (teamIDs.some((id) => !teamNames.has(id))) {
    throw badRequest('The team is not in this organisation any more.');
  }
  const present = await transaction
    .select({ fullName: users.fullName })
    .from(teamMembers)
    .innerJoin(users, eq(users.userID, teamMembers.userID))
    .where(and(inArray(teamMembers.teamID, teamIDs), inArray(teamMembers.userID, people)))
    .limit(1);
  for (const { fullName } of present) throw badRequest(`${fullName} was added again meanwhile.`);

  const rows = members.map((member) => ({
    ...member,
    endsAt: member.endsAt ? new Date(member.endsAt) : null,
  }));
  const { User: linkType } = OrganisationUserLinkType;
  for (const { userID, endsAt } of rows) limit.require({ linkType, teamUserID: userID }, endsAt);
  await saveRows(transaction, teamMembers, 'teamUserLinkID', rows);
  const found = await transaction
    .select({ userID: users.userID, fullName: users.fullName })
    .from(users)
    .where(inArray(users.userID, people));
  const names = new Map(found.map(({ userID, fullName }) => [userID, fullName]));
  return members.map(({ teamUserLinkID: id, userID, teamID }) => {
    const name = names.get(userID) ?? '';
    return {
      id,
      type: 'TeamChanged',
      message: `The removal of ${name} from team ${teamNames.get(teamID)} was undone.`,
      record: itemChange('Team', teamID, 'members', { added: name }),
    };
  });
}
