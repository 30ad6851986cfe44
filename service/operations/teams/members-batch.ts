import { and, eq } from 'drizzle-orm';
import type { Team, TeamMemberLink, TeamMemberLinkBatch } from '../../../src/api/schema.gen';
import type { AuditEntry } from '../../audit-log';
import type { Caller } from '../../authentication/caller';
import { badRequest, CodedError } from '../../contract/coded-error';
import type { DatabaseTransaction } from '../../database/open-database';
import { teamMembers } from '../../database/schema/access';
import { users } from '../../database/schema/people';
import { type AppliedBatch, allExist, applyBatch, type BatchIds, eachOnce } from '../apply-batch';
import { lossOfOwnAccess } from '../organisation-access/own-access';
import { isChoosableIn } from '../organisation-access/people';
import { readMembers } from './record';

/**
 * Adds and removes members of a team. Removals come first, so that one batch can remove and add the
 * same person. Callers cannot remove their own last administrator access.
 */
export async function applyMemberBatch(
  transaction: DatabaseTransaction,
  batch: TeamMemberLinkBatch,
  team: Team,
  organisation: NonNullable<AuditEntry['organisation']>,
  caller: Caller,
): Promise<AppliedBatch<TeamMemberLink>> {
  const { organisationID } = organisation;
  const applied = await applyBatch(
    batch,
    {
      id: 'teamUserLinkID',
      find: () => readMembers(transaction, team.teamID),
      checks: [
        () => requireTeam(batch, team),
        allExist(() => badRequest('A membership does not exist in this team.')),
        eachOnce('A membership'),
        ({ known }) => requirePeople(batch, known),
      ],
      remove: async ({ teamUserLinkID, userName }) => {
        await transaction.delete(teamMembers).where(eq(teamMembers.teamUserLinkID, teamUserLinkID));
        return { type: 'TeamChanged', message: `${userName} was removed from team ${team.name}.` };
      },
      save: async ({ userID }, before) =>
        before ? [before] : addMember(transaction, userID, team, organisationID, caller),
      entryOf: ({ userName }, _change, before) => {
        const message = `${userName} was added to team ${team.name}.`;
        return before ? null : { type: 'TeamChanged', message };
      },
    },
    { caller, organisation },
  );
  const code = await lossOfOwnAccess(transaction, caller, organisationID);
  if (code !== null) {
    throw new CodedError<'commitTeamMembers'>(400, code, 'Only this team gives it to you.');
  }
  return applied;
}

function requireTeam({ changes }: TeamMemberLinkBatch, team: Team): void {
  if (!changes.every(({ teamID }) => teamID === team.teamID)) {
    throw badRequest('A member cannot be put into another team than that of the address.');
  }
}

function requirePeople(
  { changes }: TeamMemberLinkBatch,
  known: BatchIds<TeamMemberLink>['known'],
): void {
  for (const { teamUserLinkID, userID } of changes) {
    const member = known.get(teamUserLinkID ?? '');
    if (member && member.userID !== userID) {
      throw badRequest('A membership cannot be given to another person.');
    }
  }
}

/** @throws Refusal for a person whom the caller may not choose, or who is in the team already */
async function addMember(
  transaction: DatabaseTransaction,
  userID: string,
  { teamID, name }: Team,
  organisationID: string,
  caller: Caller,
): Promise<TeamMemberLink[]> {
  const [person] = await transaction
    .select({ userName: users.fullName })
    .from(users)
    .where(and(eq(users.userID, userID), isChoosableIn(transaction, organisationID, caller)));
  if (!person) throw new CodedError<'commitTeamMembers'>(400, 'BadRequest_UserDoesNotExist');
  const isMember = and(eq(teamMembers.teamID, teamID), eq(teamMembers.userID, userID));
  if ((await transaction.$count(teamMembers, isMember)) > 0) {
    throw badRequest(`${person.userName} is already in team ${name}.`);
  }
  const rows = await transaction.insert(teamMembers).values({ teamID, userID }).returning();
  return rows.map((row) => ({ ...row, ...person }));
}
