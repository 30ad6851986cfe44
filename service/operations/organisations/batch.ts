import { eq, inArray, sql } from 'drizzle-orm';
import type { OrganisationBatch } from '../../../src/api/schema.gen';
import { fieldLimits } from '../../../src/domain/contract/field-limits.gen';
import { changedFields } from '../../../src/domain/record-difference';
import { type AuditEntry, formerName } from '../../audit-log';
import type { Caller } from '../../authentication/caller';
import { badRequest } from '../../contract/coded-error';
import { inSlices } from '../../database/in-slices';
import type { DatabaseTransaction } from '../../database/open-database';
import { organisationClosure, organisations } from '../../database/schema/organisations';
import { mapInSlices } from '../../database/time-slices';
import {
  type AppliedBatch,
  changesExist,
  deletesExist,
  eachOnce,
  requireReasonableSize,
} from '../apply-batch';
import { readFounded, withdrawUnfounded } from '../invitations/sent-invitations';
import { removeAccessLeftBehind } from '../organisation-access/lost-access';
import { storedChange } from '../stored-change';
import { organisationChange, organisationHistory } from './history';
import { toOrganisation } from './record';
import { referencesTo } from './references';
import { addOrganisation, changeOrganisation, nameOf } from './save';
import { requireServers } from './servers';

type OrganisationRow = typeof organisations.$inferSelect;

/** The words of the audit log for fields whose names are not words. */
const fieldWords: Partial<Record<keyof OrganisationRow, string>> = {
  organisationType: 'type',
  posCoreInstanceID: 'POS Core instance',
  remoteOrderServerInstanceID: 'remote order server',
  dataExtractionServerInstanceID: 'data extraction server',
  partnerServerInstanceID: 'partner server',
  reportingServerInstanceID: 'reporting server',
  parentOrganisationID: 'parent',
};

/**
 * Saves a batch of organisations. On an error it throws, and the transaction undoes the whole
 * batch. Deletions come first, so that another organisation can get the code of a deleted one. A move takes
 * rights from the administrators above, and with them the invitations that they have sent, and the access of
 * teams that are not above any more.
 * @throws CodedError
 */
export async function applyOrganisationBatch(
  transaction: DatabaseTransaction,
  batch: OrganisationBatch,
  caller: Caller,
  now: Date,
): Promise<AppliedBatch<OrganisationRow>> {
  const deletes = [...new Set(batch.deletes)];
  const changed = batch.changes.flatMap(({ organisationID }) => organisationID ?? []);
  requireReasonableSize(batch.changes.length + deletes.length);
  const known = await findOrganisations(transaction, [...changed, ...deletes]);
  const noun = 'An organisation';
  for (const check of [changesExist(noun), deletesExist(noun), eachOnce(noun)]) {
    check({ changed, deletes, known });
  }

  const moving = batch.changes.flatMap(({ organisationID = '', parentOrganisationID: parent }) => {
    const before = known.get(organisationID);
    const isMoved = before && parent !== undefined && parent !== before.parentOrganisationID;
    return isMoved ? organisationID : [];
  });
  const founded = await readFounded(transaction, { places: moving }, now);
  const valuesBefore = await organisationHistory(transaction, [...known.values()]);
  const entries: AuditEntry[] = [];
  const edits: { before?: OrganisationRow; after?: OrganisationRow }[] = [];
  for (const deleted of await deleteOrganisations(transaction, deletes, known)) {
    // The contract has no audit log type for a deletion, and no screen offers one.
    entries.push(entryOf('OrganisationChanged', 'was deleted', deleted, caller));
    edits.push({ before: deleted });
  }
  await requireServers(transaction, batch.changes, known);
  const changes: OrganisationRow[] = [];
  for (const typed of batch.changes) {
    const before = known.get(typed.organisationID ?? '');
    const change = storedChange(typed, before, fieldLimits.OrganisationChange);
    if (before) {
      const saved = await changeOrganisation(transaction, before, change);
      const fields = changedFields(toOrganisation(before), toOrganisation(saved)).map(
        (field) => fieldWords[field] ?? field,
      );
      const done = fields.length > 0 ? `was changed: ${fields.join(', ')}` : 'was saved unchanged';
      changes.push(saved);
      entries.push(entryOf('OrganisationChanged', done, saved, caller, before));
      edits.push({ before, after: saved });
    } else {
      const added = await addOrganisation(transaction, change, now);
      changes.push(added);
      entries.push(entryOf('OrganisationCreated', 'was created', added, caller));
      edits.push({ after: added });
    }
  }
  const valuesAfter = await organisationHistory(transaction, changes);
  const records = await mapInSlices(edits, ({ before, after }) => {
    const id = (before ?? after)?.organisationID ?? '';
    return organisationChange(id, [before, valuesBefore], [after, valuesAfter]);
  });
  const losses = await removeAccessLeftBehind(transaction, moving, caller);
  const withdrawal = await withdrawUnfounded(transaction, founded, { caller, now });
  return {
    changes,
    deletes,
    entries: [
      ...entries.map((entry, index) => ({ ...entry, record: records[index] })),
      ...losses,
      ...withdrawal.entries,
    ],
  };
}

async function findOrganisations(transaction: DatabaseTransaction, ids: string[]) {
  const rows = await inSlices(ids, (slice) =>
    transaction.select().from(organisations).where(inArray(organisations.organisationID, slice)),
  );
  return new Map(rows.map((row) => [row.organisationID, row]));
}

/**
 * Deletes organisations that nothing refers to. The lowest ones go first, so that one batch can
 * delete a whole branch.
 * @throws CodedError BadRequest that says what still refers to one of them
 */
async function deleteOrganisations(
  transaction: DatabaseTransaction,
  ids: string[],
  known: ReadonlyMap<string, OrganisationRow>,
): Promise<OrganisationRow[]> {
  if (ids.length === 0) return [];
  const references = await referencesTo(transaction, ids);
  const lowestFirst = await transaction
    .select({ id: organisationClosure.descendantID })
    .from(organisationClosure)
    .where(inArray(organisationClosure.descendantID, ids))
    .groupBy(organisationClosure.descendantID)
    .orderBy(sql`max(${organisationClosure.depth}) desc`);
  const deleted: OrganisationRow[] = [];
  for (const { id } of lowestFirst) {
    const row = known.get(id);
    if (!row) continue;
    const words = references.get(id)?.join(', ');
    if (words) throw badRequest(`${nameOf(row)} cannot be deleted; it still has ${words}.`);
    await transaction.delete(organisations).where(eq(organisations.organisationID, id));
    deleted.push(row);
  }
  return deleted;
}

function entryOf(
  type: AuditEntry['type'],
  done: string,
  row: OrganisationRow,
  caller: Caller,
  before = row,
): AuditEntry {
  return {
    type,
    caller,
    organisation: { organisationID: row.organisationID, name: row.name },
    message: `Organisation ${nameOf(row)} ${done}.${formerName(before.name, row.name)}`,
  };
}
