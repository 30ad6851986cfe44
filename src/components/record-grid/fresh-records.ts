import { groupedBy } from '~/domain/lists';
import {
  changedFields,
  findConflicts,
  mergeKeepingMine,
  withStored,
} from '~/domain/record-difference';
import { storedValue } from '~/domain/typed-text';
import {
  type LoadedRecords,
  type PendingEdits,
  type PendingRow,
  type RowsInWork,
  setRow,
} from './pending-rows';

/**
 * Merges newly read records into the unsaved edits. Fields that the person has not edited take the
 * read value. What an earlier save stored, although its answer was lost, is unsaved no longer.
 */
export function withFreshRecords<T extends object>(
  edits: PendingEdits<T>,
  records: LoadedRecords<T>,
): PendingEdits<T> {
  const rows = new Map(edits.rows);
  const saved = replaceSavedAdditions(edits, rows, records);
  let isChanged = saved.size > 0;
  for (const [key, row] of edits.rows) {
    const fresh = records.get(key);
    if (!row.base || fresh === row.base) continue;
    // Somebody else's deletion is the same. Their change of the record needs the old base.
    if (row.isDeleted && !fresh) isChanged = rows.delete(key);
    // A deleted record keeps its edits, so that they do not vanish without notice.
    if (row.isDeleted || !fresh) continue;
    const rebased = rebasedRow(edits, key, { ...row, base: row.base }, fresh);
    if (!rebased) continue;
    setRow(rows, key, rebased);
    isChanged = true;
  }
  if (!isChanged) return edits;
  // A stored record answers to one new row only.
  const attempts = edits.attempts.map((attempt) => ({
    ...attempt,
    known: new Set([...attempt.known, ...saved.keys()]),
  }));
  return { ...edits, rows, attempts, savedAlready: [...edits.savedAlready, ...saved.values()] };
}

/** Applies the edited fields of a row to a newly read record. Returns null if nothing differs. */
function rebasedRow<T extends object>(
  { attempts }: PendingEdits<T>,
  key: string,
  row: PendingRow<T> & { base: T },
  fresh: T,
): PendingRow<T> | null {
  const sent = attempts.flatMap(({ rows }) => rows.get(key)?.current ?? []);
  const known = sent.reduce((base, one) => withStored(base, one, fresh), row.base);
  const current = mergeKeepingMine(known, fresh, row.current);
  const base = { ...fresh };
  for (const field of findConflicts(known, fresh, row.current)) base[field] = known[field];
  const isSame =
    changedFields(row.base, base).length === 0 && changedFields(row.current, current).length === 0;
  return isSame ? null : { ...row, base, current };
}

/**
 * Replaces the new rows that an earlier save has stored by the stored records. What the person has
 * typed since then is an edit of these.
 * @returns the stored records
 */
function replaceSavedAdditions<T extends object>(
  { attempts }: PendingEdits<T>,
  rows: RowsInWork<T>,
  records: LoadedRecords<T>,
): ReadonlyMap<string, T> {
  const saved = new Map<string, T>();
  for (const { known, rows: sentRows, fields } of attempts) {
    const sent = [...sentRows].filter(([key, { base }]) => !base && rows.has(key));
    if (sent.length === 0 || fields.length === 0) continue;
    const others = [...records].filter(([key]) => !known.has(key) && !saved.has(key));
    const byContent = groupedBy(others, ([, record]) => contentOf(record, fields));
    for (const [key, row] of sent) {
      const [savedKey, record] = byContent.get(contentOf(row.current, fields))?.shift() ?? [];
      if (savedKey === undefined || record === undefined) continue;
      const current = { ...record };
      const typed = rows.get(key)?.current ?? row.current;
      for (const field of changedFields(row.current, typed)) current[field] = typed[field];
      rows.delete(key);
      setRow(rows, savedKey, { base: record, current });
      saved.set(savedKey, record);
    }
  }
  return saved;
}

/** Returns the entered values of a record, with its texts as a service stores them. */
const contentOf = <T>(record: T, fields: readonly (keyof T & string)[]): string =>
  JSON.stringify(
    fields.map((field) => {
      const value = record[field];
      return typeof value === 'string' ? storedValue(field, value) : (value ?? '');
    }),
  );
