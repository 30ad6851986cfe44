import { and, count, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Team, TeamBatch, TeamChange } from '../../src/api/schema.gen';
import { hasHiddenCharacters } from '../../src/domain/hidden-characters';
import type { AuditEntry } from '../audit-log';
import type { Caller } from '../authentication/caller';
import { CodedError } from '../contract/coded-error';
import type { DatabaseTransaction } from '../database/open-database';
import { organisationUserLinks, teams } from '../database/schema/access';
import { largestBatch } from './largest-batch';
import { lossOfOwnAccess } from './own-access';
import { ownTeams, readTeams } from './teams-record';

type Organisation = NonNullable<AuditEntry['organisation']>;

export interface AppliedTeamBatch {
  changes: Team[];
  deletes: string[];
  entries: AuditEntry[];
}

/**
 * Saves a batch of teams of an organisation. On an error it throws, and the transaction undoes the
 * whole batch. Deleting a team removes its members and the access that it gave. The caller's own
 * administrator access is never removed.
 * @throws CodedError
 */
export async function applyTeamBatch(
  transaction: DatabaseTransaction,
  batch: TeamBatch,
  organisation: Organisation,
  caller: Caller,
): Promise<AppliedTeamBatch> {
  const deletes = [...new Set(batch.deletes)];
  const changed = batch.changes.flatMap(({ teamID }) => teamID ?? []);
  if (batch.changes.length + deletes.length > largestBatch) {
    throw badRequest('The batch is too large.');
  }
  const known = await findTeams(transaction, organisation, [...changed, ...deletes]);
  requireConsistency(batch, changed, deletes, known, organisation);

  const entries: AuditEntry[] = [];
  for (const teamID of deletes) {
    const team = known.get(teamID);
    if (!team) continue;
    const message = `Team ${team.name} was deleted, with ${await lostWith(transaction, team)}.`;
    await transaction.delete(teams).where(eq(teams.teamID, teamID));
    entries.push({ type: 'TeamDeleted', caller, organisation, message });
  }
  await setAsideNames(transaction, changed);
  const saved: string[] = [];
  for (const change of batch.changes) {
    const before = known.get(change.teamID ?? '');
    const { teamID, name } = await saveTeam(transaction, change, before, organisation);
    const done = before ? doneTo(before, name) : `Team ${name} was created.`;
    entries.push({ type: 'TeamChanged', caller, organisation, message: done });
    saved.push(teamID);
  }
  if (deletes.length > 0) {
    const code = await lossOfOwnAccess(transaction, caller, organisation.organisationID);
    if (code !== null) throw new CodedError<'commitTeams'>(400, code, 'Only this team gives it.');
  }
  const records = await findTeams(transaction, organisation, saved);
  return { changes: saved.flatMap((teamID) => records.get(teamID) ?? []), deletes, entries };
}

async function findTeams(
  transaction: DatabaseTransaction,
  { organisationID }: Organisation,
  teamIDs: string[],
) {
  const rows = await readTeams(transaction, ownTeams(organisationID, teamIDs));
  return new Map(rows.map((row) => [row.teamID, row]));
}

function requireConsistency(
  batch: TeamBatch,
  changed: string[],
  deletes: string[],
  known: ReadonlyMap<string, Team>,
  { organisationID }: Organisation,
): void {
  if (!changed.every((id) => known.has(id))) throw badRequest('A team to change does not exist.');
  if (!deletes.every((id) => known.has(id))) throw badRequest('A team to delete does not exist.');
  const mentioned = [...changed, ...deletes];
  if (new Set(mentioned).size < mentioned.length) {
    throw badRequest('A team is in the batch more than once.');
  }
  const owners = batch.changes.map((change) => change.ownerOrganisationID ?? organisationID);
  if (!owners.every((owner) => owner === organisationID)) {
    throw badRequest('A team cannot belong to another organisation.');
  }
}

/** Describes in words what a deletion of a team removes with it. */
async function lostWith(transaction: DatabaseTransaction, team: Team): Promise<string> {
  const [links] = await transaction
    .select({ total: count() })
    .from(organisationUserLinks)
    .where(eq(organisationUserLinks.teamID, team.teamID));
  const words = (total: number, one: string) => `${total} ${one}${total === 1 ? '' : 's'}`;
  return `${words(team.totalMembers, 'member')} and ${words(links?.total ?? 0, 'access link')}`;
}

/** Gives the changed teams temporary names, so that two teams can swap names in one batch. */
async function setAsideNames(transaction: DatabaseTransaction, teamIDs: string[]): Promise<void> {
  await transaction
    .update(teams)
    .set({ name: sql`'set aside ' || ${teams.teamID}` })
    .where(inArray(teams.teamID, teamIDs));
}

async function saveTeam(
  transaction: DatabaseTransaction,
  change: TeamChange,
  before: Team | undefined,
  { organisationID }: Organisation,
): Promise<typeof teams.$inferSelect> {
  const name = change.name.trim();
  if (name === '') throw badRequest('A team needs a name.');
  if (hasHiddenCharacters(name)) throw badRequest('The name has characters that cannot be seen.');
  const [namesake] = await transaction
    .select({ name: teams.name })
    .from(teams)
    .where(
      and(
        eq(teams.ownerOrganisationID, organisationID),
        sql`lower(${teams.name}) = lower(${name})`,
        before && ne(teams.teamID, before.teamID),
      ),
    );
  if (namesake) throw badRequest(`There is already a team ${namesake.name}.`);
  const [saved] = before
    ? await transaction
        .update(teams)
        .set({ name })
        .where(eq(teams.teamID, before.teamID))
        .returning()
    : await transaction
        .insert(teams)
        .values({ name, ownerOrganisationID: organisationID })
        .returning();
  if (!saved) throw new Error('A saved team was not returned.');
  return saved;
}

function doneTo(before: Team, name: string): string {
  return before.name === name
    ? `Team ${name} was saved unchanged.`
    : `Team ${before.name} was renamed to ${name}.`;
}

function badRequest(reason: string) {
  return new CodedError<'commitTeams'>(400, 'BadRequest', reason);
}
