import { eq, inArray } from 'drizzle-orm';
import type { Team, TeamBatch, TeamChange } from '../../../src/api/schema.gen';
import { fieldLimits } from '../../../src/domain/contract/field-limits.gen';
import { textKey } from '../../../src/domain/stored-text';
import { type AuditEntry, formerName } from '../../audit-log';
import type { Caller } from '../../authentication/caller';
import { badRequest, CodedError } from '../../contract/coded-error';
import { countWords } from '../../contract/count-words';
import { inSlices } from '../../database/in-slices';
import type { DatabaseTransaction } from '../../database/open-database';
import { saveRows } from '../../database/save-rows';
import { teams } from '../../database/schema/access';
import { mapInSlices } from '../../database/time-slices';
import {
  type AppliedBatch,
  applyBatch,
  changesExist,
  deletesExist,
  type Edit,
  eachOnce,
} from '../apply-batch';
import { readFounded, withdrawUnfounded } from '../invitations/sent-invitations';
import { entriesOfLoss, readLostAccess } from '../organisation-access/lost-access';
import { lossOfOwnAccess } from '../organisation-access/own-access';
import { findTakenTexts } from '../taken-texts';
import { ownTeams, readTeams } from './record';

const uniqueName = { column: teams.name, key: teams.nameKey, keyOf: textKey };

type Organisation = NonNullable<AuditEntry['organisation']>;

/**
 * Saves a batch of teams of an organisation. Deleting a team removes its members and the access that
 * it gave. The caller's own administrator access is never removed.
 */
export async function applyTeamBatch(
  transaction: DatabaseTransaction,
  batch: TeamBatch,
  organisation: Organisation,
  { caller, now }: { caller: Caller; now: Date },
): Promise<AppliedBatch<Team>> {
  const { organisationID } = organisation;
  const find = (ids: string[]) =>
    inSlices(ids, (slice) => readTeams(transaction, ownTeams(organisationID, slice)));
  const founded: string[] = [];
  const losses: AuditEntry[] = [];
  const applied = await applyBatch(
    batch,
    {
      id: 'teamID',
      limits: fieldLimits.TeamChange,
      find,
      checks: [
        changesExist('A team'),
        deletesExist('A team'),
        eachOnce('A team'),
        () => requireOwner(batch, organisationID),
      ],
      remove: async (rows, ids) => {
        const lost = await readLostAccess(transaction, 'teamID', ids);
        const senders = lost.members.map(({ userID }) => userID);
        for (const id of await readFounded(transaction, { senders }, now)) founded.push(id);
        for (const entry of await entriesOfLoss(lost, caller)) losses.push(entry);
        await transaction.delete(teams).where(inArray(teams.teamID, ids));
        const links = new Map<string, number>();
        for (const { teamUserID: id } of lost.links) links.set(id, (links.get(id) ?? 0) + 1);
        return rows.map((team) => ({
          type: 'TeamDeleted',
          message: `Team ${team.name} was deleted, with ${lostWith(team, links.get(team.teamID))}.`,
        }));
      },
      setAside: (changed) =>
        transaction.update(teams).set({ nameKey: null }).where(inArray(teams.teamID, changed)),
      save: (edits) => saveTeams(transaction, edits, organisationID),
      entryOf: ({ name }, _change, before, { done }) => ({
        type: 'TeamChanged',
        message: `Team ${name} was ${done}.${formerName(before?.name, name)}`,
      }),
      history: { kind: 'Team' },
    },
    { caller, organisation },
  );
  if (applied.deletes.length > 0) {
    const code = await lossOfOwnAccess(transaction, caller, organisationID, now);
    if (code !== null) throw new CodedError<'commitTeams'>(400, code, 'Only this team gives it.');
  }
  const { entries } = await withdrawUnfounded(transaction, founded, { caller, now });
  // A record counts the members of a team, which its row does not.
  const saved = applied.changes.map(({ teamID }) => teamID);
  const records = new Map((await find(saved)).map((team) => [team.teamID, team]));
  return {
    ...applied,
    entries: [...losses, ...applied.entries, ...entries],
    changes: saved.flatMap((teamID) => records.get(teamID) ?? []),
  };
}

function requireOwner({ changes }: TeamBatch, organisationID: string): void {
  const owners = changes.map((change) => change.ownerOrganisationID ?? organisationID);
  if (!owners.every((owner) => owner === organisationID)) {
    throw badRequest('A team cannot belong to another organisation.');
  }
}

/** Describes in words what a deletion of a team removes with it. */
function lostWith({ totalMembers }: Team, links = 0): string {
  return `${countWords(totalMembers, 'member')} and ${countWords(links, 'access link')}`;
}

async function saveTeams(
  transaction: DatabaseTransaction,
  edits: Edit<TeamChange, Team>[],
  ownerOrganisationID: string,
): Promise<(typeof teams.$inferSelect)[]> {
  const names = edits.map(({ change }) => change.name);
  const isOwn = eq(teams.ownerOrganisationID, ownerOrganisationID);
  const taken = await findTakenTexts(transaction, uniqueName, names, isOwn);
  const rows = await mapInSlices(edits, ({ change, before }) => {
    const name = change.name;
    if (name.trim() === '') throw badRequest('A team needs a name.');
    const namesake = taken.take(name);
    if (namesake !== undefined) {
      throw badRequest(`There is a team with the name ${namesake} already.`);
    }
    return { teamID: before?.teamID, name, ownerOrganisationID };
  });
  return saveRows(transaction, teams, 'teamID', rows);
}
