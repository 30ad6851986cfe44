import type { RecordKind } from '../../src/api/schema.gen';
import { isSameValue } from '../../src/domain/record-difference';
import { type AuditEntry, writeAuditLog } from '../audit-log';
import { type RecordChange, recordChange } from '../audit-log/record-change';
import { badRequest } from '../contract/coded-error';
import type { Refusal } from '../contract/refusal';
import { slicesOf } from '../database/in-slices';
import type { DatabaseTransaction } from '../database/open-database';
import { mapInSlices, Slices } from '../database/time-slices';
import type { ServiceContext } from '../service-context';
import { storedChange } from './stored-change';

/**
 * The most records that one batch saves and deletes, so that its statements fit the limits of
 * SQLite.
 */
export const largestBatch = 5_000;
export const largestBatchText = largestBatch.toLocaleString('en-GB');

export interface AppliedBatch<Saved> {
  changes: Saved[];
  deletes: string[];
  entries: AuditEntry[];
}

/** The ids that a batch names, and the stored records by id. */
export interface BatchIds<Row> {
  changed: readonly string[];
  deletes: readonly string[];
  known: ReadonlyMap<string, Row>;
}

/** @throws Refusal */
export type BatchCheck<Row> = (ids: BatchIds<Row>) => void;

type Entry = Pick<AuditEntry, 'type' | 'message' | 'record'>;

/** A change, and the stored record that it changes. A new record has none. */
export interface Edit<Change, Row> {
  change: Change;
  before: Row | undefined;
}

/** What a save did to a record, for its entry. */
export interface SaveOutcome {
  done: 'created' | 'changed' | 'saved unchanged';
  /** The recorded fields with another value. */
  fields: ReadonlySet<string>;
}

/**
 * What differs between the batches of the resources. Each step gets many records at once, so that it
 * needs a statement for each slice of them, and not for each record.
 */
export interface BatchRules<Id extends string, Change, Row, Saved> {
  /** The field with the id of a record. A new record has none in its change. */
  id: Id;
  /** The most characters of the texts of a change, by field. */
  limits: Readonly<Record<string, number>>;
  /** Finds the stored records of these ids, except those that do not belong to the call's path. */
  find(ids: string[]): Promise<Row[]>;
  /** Run in this order, before anything is saved. */
  checks: readonly BatchCheck<Row>[];
  /**
   * Deletes a slice of the records, and returns an entry for each.
   * @throws Refusal when something refers to one of them
   */
  remove(rows: Row[], ids: string[]): Promise<Entry[]>;
  /** Gives a slice of the changed records temporary values of a unique field, so that two can swap them. */
  setAside?(changed: string[]): Promise<unknown>;
  /** Saves the edits and returns the stored records in their order. */
  save(edits: Edit<Change, Row>[]): Promise<Saved[]>;
  /** Returns null for a change that saves nothing new. */
  entryOf(
    saved: Saved,
    change: Change,
    before: Row | undefined,
    outcome: SaveOutcome,
  ): Entry | null;
  /** How the history of each record gets its difference; without it the entries bring theirs. */
  history?: BatchHistory<Row, Saved>;
}

interface BatchHistory<Row, Saved> {
  kind: RecordKind;
  /** Returns the values of a record before the batch; the row itself by default. */
  before?(row: Row): object;
  /** Returns the values of a saved record; the record itself by default. */
  after?(saved: Saved): object;
}

/**
 * Saves a batch of records, with their texts as they are stored
 * (docs/product/validation.md#texts-as-they-are-stored).
 * On an error it throws, and the transaction undoes the whole batch. Deletions come first, so that
 * another record can get the unique value of a deleted one.
 * @param origin who saves the batch, and in which organisation; each audit entry has it
 * @throws Refusal
 */
export async function applyBatch<
  Id extends string,
  Change extends { [Field in Id]?: string },
  Row extends { [Field in Id]: string },
  Saved extends object,
>(
  batch: { changes: readonly Change[]; deletes: readonly string[] },
  rules: BatchRules<Id, Change, Row, Saved>,
  origin: Pick<AuditEntry, 'caller' | 'organisation'>,
): Promise<AppliedBatch<Saved>> {
  const deletes = [...new Set(batch.deletes)];
  requireReasonableSize(batch.changes.length + deletes.length);
  const changed = batch.changes.flatMap((change) => change[rules.id] ?? []);
  const rows = await rules.find([...changed, ...deletes]);
  const known = new Map<string, Row>(rows.map((row) => [row[rules.id], row]));
  // In place, because a handler knows the changes by their identity.
  await mapInSlices(batch.changes, (change) => {
    const before = known.get(change[rules.id] ?? '');
    return Object.assign(change, storedChange(change, before, rules.limits, [rules.id]));
  });
  for (const check of rules.checks) check({ changed, deletes, known });

  const removed: Row[] = [];
  const noted: Entry[] = [];
  for (const ids of slicesOf(deletes)) {
    const slice = ids.flatMap((id) => known.get(id) ?? []);
    removed.push(...slice);
    if (slice.length > 0) noted.push(...(await rules.remove(slice, ids)));
  }
  const { history } = rules;
  const valuesOf = (row: Row | undefined) => row && (history?.before?.(row) ?? row);
  const slices = new Slices();
  const entries: Entry[] = [];
  for (const [index, entry] of noted.entries()) {
    await slices.pause();
    const row = removed[index];
    const record =
      history && row && recordChange(history.kind, row[rules.id], valuesOf(row), undefined);
    entries.push({ ...entry, ...(record && { record }) });
  }
  for (const ids of slicesOf(changed)) await rules.setAside?.(ids);
  const edits = batch.changes.map((change) => ({
    change,
    before: known.get(change[rules.id] ?? ''),
  }));
  const changes = edits.length > 0 ? await rules.save(edits) : [];
  for (const [index, { change, before }] of edits.entries()) {
    await slices.pause();
    const saved = changes[index];
    if (saved === undefined) throw new Error('A saved record was not returned.');
    const after = history?.after?.(saved) ?? saved;
    const savedID = idIn(saved, rules.id);
    const record = history && recordChange(history.kind, savedID, valuesOf(before), after);
    // Two names may be the same, although the ids for which they stand differ.
    const stored = history && recordChange(history.kind, savedID, before, saved);
    const entry = rules.entryOf(saved, change, before, outcomeOf(before, saved, [record, stored]));
    if (!entry) continue;
    entries.push({ ...(record && { record }), ...entry });
  }
  return { changes, deletes, entries: entries.map((entry) => ({ ...entry, ...origin })) };
}

function outcomeOf(
  before: object | undefined,
  saved: object,
  records: readonly (RecordChange | undefined)[],
): SaveOutcome {
  const found = records.flatMap((record) => record?.changes ?? []);
  const isUnchanged = found.length === 0 && before !== undefined && isSameIn(before, saved);
  const done = !before ? 'created' : isUnchanged ? 'saved unchanged' : 'changed';
  return { done, fields: new Set(found.map(({ field }) => field)) };
}

/** Whether two rows are the same in the columns that both have: a column without a history counts too. */
const isSameIn = (before: object, saved: object) =>
  Object.entries(before).every(
    ([column, value]) => !(column in saved) || isSameValue(value, Reflect.get(saved, column)),
  );

const idIn = (record: object, field: string) => String(Reflect.get(record, field));

/** Saves a batch and its audit log entries in one transaction: all of them or nothing. */
export function commitBatch<Saved>(
  { database, now }: Pick<ServiceContext, 'database'> & { now: Date },
  apply: (transaction: DatabaseTransaction) => Promise<AppliedBatch<Saved>>,
): Promise<Pick<AppliedBatch<Saved>, 'changes' | 'deletes'>> {
  return database.transaction(async (transaction) => {
    const { changes, deletes, entries } = await apply(transaction);
    await writeAuditLog(transaction, now, entries);
    return { changes, deletes };
  });
}

/** @throws Refusal for more records than one batch may have */
export function requireReasonableSize(records: number): void {
  if (records <= largestBatch) return;
  throw badRequest(`A save has at most ${largestBatchText} records. Save fewer records at once.`);
}

/** @param noun the record with its article: "A team" */
export function changesExist(noun: string): BatchCheck<unknown> {
  return ({ changed, known }) => {
    if (!changed.every((id) => known.has(id))) {
      throw badRequest(`${noun} to change does not exist.`);
    }
  };
}

/** @param noun the record with its article: "A team" */
export function deletesExist(noun: string): BatchCheck<unknown> {
  return ({ deletes, known }) => {
    if (!deletes.every((id) => known.has(id))) {
      throw badRequest(`${noun} to delete does not exist.`);
    }
  };
}

/** Checks changes and deletions at once, with one refusal for both. */
export function allExist(refusal: () => Refusal): BatchCheck<unknown> {
  return ({ changed, deletes, known }) => {
    if (![...changed, ...deletes].every((id) => known.has(id))) throw refusal();
  };
}

/** @param noun the record with its article: "A team" */
export function eachOnce(noun: string): BatchCheck<unknown> {
  return ({ changed, deletes }) => {
    const mentioned = [...changed, ...deletes];
    if (new Set(mentioned).size < mentioned.length) {
      throw badRequest(`${noun} is in the batch more than once.`);
    }
  };
}
