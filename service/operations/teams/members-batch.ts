import { and, eq, inArray, or } from 'drizzle-orm';
import type { Team, TeamMemberLink, TeamMemberLinkBatch } from '../../../src/api/schema.gen';
import { OrganisationUserLinkType } from '../../../src/domain/contract/enums.gen';
import type { AuditEntry } from '../../audit-log';
import { itemChange } from '../../audit-log/record-change';
import type { Caller } from '../../authentication/caller';
import { badRequest, CodedError } from '../../contract/coded-error';
import { inSlices } from '../../database/in-slices';
import type { DatabaseTransaction } from '../../database/open-database';
import { saveRows } from '../../database/save-rows';
import { teamMembers } from '../../database/schema/access';
import { users } from '../../database/schema/people';
import { type AppliedBatch, allExist, applyBatch, type BatchIds, eachOnce } from '../apply-batch';
import { readFounded, withdrawReturnsTo, withdrawUnfounded } from '../invitations/sent-invitations';
import { lossOfOwnAccess } from '../organisation-access/own-access';
import { type OwnLimit, ownLimitOf, untilText } from '../organisation-access/own-end';
import { isChoosableIn } from '../organisation-access/people';
import { requireConfirmed } from '../unconfirmed-people';
import type { DeletedRows } from '../undo-extension/deleted-rows';
import { endOf, readMembers } from './record';

/** Who saves, and when. */
interface Saving {
  caller: Caller;
  now: Date;
}

/**
 * Adds and removes members of a team. Removals come first, so that one batch can remove and add the
 * same person. Callers cannot remove their own last administrator access. Whoever loses administrator
 * access loses the invitations that they have sent.
 */
export async function applyMemberBatch(
  transaction: DatabaseTransaction,
  batch: TeamMemberLinkBatch,
  team: Team,
  organisation: NonNullable<AuditEntry['organisation']>,
  { caller, now }: Saving,
): Promise<AppliedBatch<TeamMemberLink> & { withdrawn: DeletedRows }> {
  const { organisationID } = organisation;
  // Before the removals: without the membership that makes them an administrator the caller has no end.
  const limit = await ownLimitOf(transaction, caller, organisationID, now);
  const removed: string[] = [];
  const founded: string[] = [];
  const applied = await applyBatch(
    batch,
    {
      id: 'teamUserLinkID',
      limits: {},
      find: () => readMembers(transaction, team.teamID),
      checks: [
        () => requireTeam(batch, team),
        allExist(() => badRequest('A membership does not exist in this team.')),
        eachOnce('A membership'),
        ({ known }) => requirePeople(batch, known),
      ],
      remove: async (rows, ids) => {
        const senders = rows.map(({ userID }) => userID);
        founded.push(...(await readFounded(transaction, { senders }, now)));
        await transaction.delete(teamMembers).where(inArray(teamMembers.teamUserLinkID, ids));
        removed.push(...senders);
        return rows.map(({ userName }) => leavingOf(team, userName));
      },
      save: async (edits) => {
        const joining = edits.flatMap(({ change, before }) => (before ? [] : change.userID));
        const adding = { caller, now, limit, removed };
        const added = await addMembers(transaction, joining, team, organisationID, adding);
        return edits.flatMap(({ change, before }) => before ?? added.get(change.userID) ?? []);
      },
      entryOf: ({ userName, endsAt }, _change, before) => {
        const until = untilText(endsAt ? new Date(endsAt) : null);
        const message = `${userName} was added to team ${team.name}${until}.`;
        const record = itemChange('Team', team.teamID, 'members', { added: userName });
        return before ? null : { type: 'TeamChanged', message, record };
      },
    },
    { caller, organisation },
  );
  const code = await lossOfOwnAccess(transaction, caller, organisationID, now);
  if (code !== null) {
    throw new CodedError<'commitTeamMembers'>(400, code, 'Only this team gives it to you.');
  }
  const members = removed.map((userID) => ({ userID, team }));
  const returns = await withdrawReturnsTo(transaction, { members }, { caller });
  const withdrawal = await withdrawUnfounded(transaction, founded, { caller, now });
  const entries = [...applied.entries, ...returns, ...withdrawal.entries];
  return { ...applied, entries, withdrawn: withdrawal.rows };
}

/** Returns the content of the entry for a person who is taken out of a team. */
export const leavingOf = ({ teamID, name }: Pick<Team, 'teamID' | 'name'>, userName: string) =>
  ({
    type: 'TeamChanged',
    message: `${userName} was removed from team ${name}.`,
    record: itemChange('Team', teamID, 'members', { removed: userName }),
  }) as const;

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

/**
 * Adds people to a team.
 * @param removed the people that the same batch has taken out of this team. Until then they could be chosen,
 * and the membership may have been their only tie to the organisation
 * @returns the memberships by the ids of the people
 * @throws Refusal for a person whom the caller may not choose, or who is in the team already
 */
async function addMembers(
  transaction: DatabaseTransaction,
  userIDs: string[],
  { teamID, name }: Team,
  organisationID: string,
  { caller, now, limit, removed }: Saving & { limit: OwnLimit; removed: readonly string[] },
): Promise<ReadonlyMap<string, TeamMemberLink>> {
  const isChoosable = isChoosableIn(transaction, organisationID, caller, now);
  const former = new Set(removed);
  const found = await inSlices(userIDs, (slice) => {
    const isFormer = inArray(
      users.userID,
      slice.filter((id) => former.has(id)),
    );
    // Without a condition the caller may choose everybody.
    const mayJoin = isChoosable && or(isChoosable, isFormer);
    return transaction
      .select({
        userID: users.userID,
        fullName: users.fullName,
        isEmailUnconfirmed: users.isEmailUnconfirmed,
      })
      .from(users)
      .where(and(inArray(users.userID, slice), mayJoin));
  });
  const names = new Map(found.map(({ userID, fullName }) => [userID, fullName]));
  const present = await transaction
    .select({ userID: teamMembers.userID })
    .from(teamMembers)
    .where(eq(teamMembers.teamID, teamID));
  const members = new Set(present.map(({ userID }) => userID));
  const rows = userIDs.map((userID) => {
    const userName = names.get(userID);
    if (userName === undefined) {
      throw new CodedError<'commitTeamMembers'>(400, 'BadRequest_UserDoesNotExist');
    }
    if (members.has(userID)) throw badRequest(`${userName} is already in team ${name}.`);
    members.add(userID);
    const { User: linkType } = OrganisationUserLinkType;
    return { teamID, userID, endsAt: limit.endFor({ linkType, teamUserID: userID }) };
  });
  requireConfirmed(found);
  const saved = await saveRows(transaction, teamMembers, 'teamUserLinkID', rows);
  return new Map(
    saved.map(({ endsAt, ...row }) => [
      row.userID,
      { ...row, userName: names.get(row.userID) ?? '', ...endOf({ endsAt }) },
    ]),
  );
}
