import { and, count, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Team, TeamBatch, TeamChange } from '../../../src/api/schema.gen';
import { hasHiddenCharacters } from '../../../src/domain/hidden-characters';
import type { AuditEntry } from '../../audit-log';
import type { Caller } from '../../authentication/caller';
import { badRequest, CodedError } from '../../contract/coded-error';
import type { DatabaseTransaction } from '../../database/open-database';
import { organisationUserLinks, teams } from '../../database/schema/access';
import {
  type AppliedBatch,
  applyBatch,
  changesExist,
  deletesExist,
  eachOnce,
} from '../apply-batch';
import { lossOfOwnAccess } from '../organisation-access/own-access';
import { ownTeams, readTeams } from './record';

type Organisation = NonNullable<AuditEntry['organisation']>;

/**
 * Saves a batch of teams of an organisation. Deleting a team removes its members and the access that
 * it gave. The caller's own administrator access is never removed.
 */
export async function applyTeamBatch(
  transaction: DatabaseTransaction,
  batch: TeamBatch,
  organisation: Organisation,
  caller: Caller,
): Promise<AppliedBatch<Team>> {
  const { organisationID } = organisation;
  const find = (ids: string[]) => readTeams(transaction, ownTeams(organisationID, ids));
  const applied = await applyBatch(
    batch,
    {
      id: 'teamID',
      find,
      checks: [
        changesExist('A team'),
        deletesExist('A team'),
        eachOnce('A team'),
        () => requireOwner(batch, organisationID),
      ],
      remove: async (team) => {
        const message = `Team ${team.name} was deleted, with ${await lostWith(transaction, team)}.`;
        await transaction.delete(teams).where(eq(teams.teamID, team.teamID));
        return { type: 'TeamDeleted', message };
      },
      setAside: (changed) =>
        transaction
          .update(teams)
          .set({ name: sql`'set aside ' || ${teams.teamID}` })
          .where(inArray(teams.teamID, changed)),
      save: (change, before) => saveTeam(transaction, change, before, organisationID),
      entryOf: ({ name }, _change, before) => ({
        type: 'TeamChanged',
        message: before ? doneTo(before, name) : `Team ${name} was created.`,
      }),
    },
    { caller, organisation },
  );
  if (applied.deletes.length > 0) {
    const code = await lossOfOwnAccess(transaction, caller, organisationID);
    if (code !== null) throw new CodedError<'commitTeams'>(400, code, 'Only this team gives it.');
  }
  // A record counts the members of a team, which its row does not.
  const saved = applied.changes.map(({ teamID }) => teamID);
  const records = new Map((await find(saved)).map((team) => [team.teamID, team]));
  return { ...applied, changes: saved.flatMap((teamID) => records.get(teamID) ?? []) };
}

function requireOwner({ changes }: TeamBatch, organisationID: string): void {
  const owners = changes.map((change) => change.ownerOrganisationID ?? organisationID);
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

async function saveTeam(
  transaction: DatabaseTransaction,
  change: TeamChange,
  before: Team | undefined,
  organisationID: string,
): Promise<(typeof teams.$inferSelect)[]> {
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
  return before
    ? transaction.update(teams).set({ name }).where(eq(teams.teamID, before.teamID)).returning()
    : transaction.insert(teams).values({ name, ownerOrganisationID: organisationID }).returning();
}

function doneTo(before: Team, name: string): string {
  return before.name === name
    ? `Team ${name} was saved unchanged.`
    : `Team ${before.name} was renamed to ${name}.`;
}
