import { and, inArray } from 'drizzle-orm';
import type {
  Team,
  TeamMemberLink,
  TeamMemberLinkBatch,
  TeamMemberLinkChange,
} from '../../src/api/schema.gen';
import type { AuditEntry } from '../audit-log';
import type { Caller } from '../authentication/caller';
import { CodedError } from '../contract/coded-error';
import type { DatabaseTransaction } from '../database/open-database';
import { teamMembers } from '../database/schema/access';
import { users } from '../database/schema/people';
import { largestBatch } from './largest-batch';
import { isChoosableIn } from './organisation-people';
import { lossOfOwnAccess } from './own-access';
import { readMembers } from './teams-record';

export interface AppliedMemberBatch {
  changes: TeamMemberLink[];
  deletes: string[];
  entries: AuditEntry[];
}

/**
 * Adds and removes members of a team. On an error it throws, and the transaction undoes the whole
 * batch. Removals come first, so that one batch can remove and add the same person. Callers cannot
 * remove their own last administrator access.
 * @throws CodedError
 */
export async function applyMemberBatch(
  transaction: DatabaseTransaction,
  batch: TeamMemberLinkBatch,
  team: Team,
  organisation: NonNullable<AuditEntry['organisation']>,
  caller: Caller,
): Promise<AppliedMemberBatch> {
  const deletes = [...new Set(batch.deletes)];
  if (batch.changes.length + deletes.length > largestBatch) {
    throw badRequest('The batch is too large.');
  }
  const members = new Map(
    (await readMembers(transaction, team.teamID)).map((link) => [link.teamUserLinkID, link]),
  );
  requireConsistency(batch, deletes, members, team);

  const messages: string[] = [];
  for (const teamUserLinkID of deletes) {
    messages.push(`${members.get(teamUserLinkID)?.userName} was removed from team ${team.name}.`);
  }
  if (deletes.length > 0) {
    await transaction.delete(teamMembers).where(inArray(teamMembers.teamUserLinkID, deletes));
  }
  const joined = batch.changes.filter(({ teamUserLinkID }) => teamUserLinkID === undefined);
  const added = await addMembers(transaction, joined, team, organisation.organisationID, caller);
  for (const { userName } of added.values()) {
    messages.push(`${userName} was added to team ${team.name}.`);
  }
  const code = await lossOfOwnAccess(transaction, caller, organisation.organisationID);
  if (code !== null) {
    throw new CodedError<'commitTeamMembers'>(400, code, 'Only this team gives it to you.');
  }
  return {
    changes: batch.changes.flatMap(
      ({ teamUserLinkID, userID }) => members.get(teamUserLinkID ?? '') ?? added.get(userID) ?? [],
    ),
    deletes,
    entries: messages.map((message) => ({ type: 'TeamChanged', caller, organisation, message })),
  };
}

function requireConsistency(
  { changes }: TeamMemberLinkBatch,
  deletes: string[],
  members: ReadonlyMap<string, TeamMemberLink>,
  team: Team,
): void {
  if (!changes.every(({ teamID }) => teamID === team.teamID)) {
    throw badRequest('A member cannot be put into another team than that of the address.');
  }
  const known = changes.flatMap(({ teamUserLinkID }) => teamUserLinkID ?? []);
  if (![...known, ...deletes].every((id) => members.has(id))) {
    throw badRequest('A membership does not exist in this team.');
  }
  const mentioned = [...known, ...deletes];
  if (new Set(mentioned).size < mentioned.length) {
    throw badRequest('A membership is in the batch more than once.');
  }
  for (const { teamUserLinkID, userID } of changes) {
    const member = members.get(teamUserLinkID ?? '');
    if (member && member.userID !== userID) {
      throw badRequest('A membership cannot be given to another person.');
    }
  }
}

/**
 * Adds people to the team.
 * @returns the memberships by the ids of the people
 * @throws CodedError for a person whom the caller may not choose, or who is in the team already
 */
async function addMembers(
  transaction: DatabaseTransaction,
  changes: readonly TeamMemberLinkChange[],
  { teamID, name }: Team,
  organisationID: string,
  caller: Caller,
): Promise<ReadonlyMap<string, TeamMemberLink>> {
  const userIDs = changes.map(({ userID }) => userID);
  if (userIDs.length === 0) return new Map();
  const present = new Set((await readMembers(transaction, teamID)).map(({ userID }) => userID));
  const people = await transaction
    .select({ userID: users.userID, userName: users.fullName })
    .from(users)
    .where(and(inArray(users.userID, userIDs), isChoosableIn(transaction, organisationID, caller)));
  const found = new Map(people.map((person) => [person.userID, person.userName]));
  for (const userID of userIDs) {
    const userName = found.get(userID);
    if (userName === undefined) {
      throw new CodedError<'commitTeamMembers'>(400, 'BadRequest_UserDoesNotExist');
    }
    if (present.has(userID)) throw badRequest(`${userName} is already in team ${name}.`);
    present.add(userID);
  }
  const rows = await transaction
    .insert(teamMembers)
    .values(userIDs.map((userID) => ({ teamID, userID })))
    .returning();
  return new Map(
    rows.map((row) => [row.userID, { ...row, userName: found.get(row.userID) ?? '' }]),
  );
}

function badRequest(reason: string) {
  return new CodedError<'commitTeamMembers'>(400, 'BadRequest', reason);
}
