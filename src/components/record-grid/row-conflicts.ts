import { changedFields, isSameValue } from '~/domain/record-difference';
import { type LoadedRecords, type PendingEdits, setRow } from './pending-rows';

/** A row that the person and somebody else have both changed. */
export interface RowConflict<T> {
  row: string;
  /**
   * edited: both have changed the same fields. deleting: the person deletes the record, somebody else
   * has changed it. gone: the person has edited the record, somebody else has deleted it.
   */
  kind: 'edited' | 'deleting' | 'gone';
  base: T;
  mine: T;
  theirs: T | undefined;
  fields: readonly (keyof T & string)[];
}

/** What the person keeps of a field, or of a whole row that has no `field`. */
export interface ConflictDecision {
  row: string;
  field?: string;
  keeps: 'mine' | 'theirs';
}

/**
 * Finds what a save would overwrite (docs/product/grids.md#overwriting).
 * @param pending edits into which the same records have been merged
 */
export function findRowConflicts<T extends object>(
  pending: PendingEdits<T>,
  records: LoadedRecords<T>,
): RowConflict<T>[] {
  return [...pending.rows].flatMap(([row, { base, current: mine, isDeleted }]) => {
    if (!base) return [];
    const theirs = records.get(row);
    const kind = !theirs ? 'gone' : isDeleted ? 'deleting' : 'edited';
    const fields = changedFields(base, theirs ?? mine);
    return fields.length === 0 ? [] : { row, kind, base, mine, theirs, fields };
  });
}

/** Carries out the decisions on the conflicts. Edits of a deleted record end without a decision. */
export function withDecisions<T extends object>(
  edits: PendingEdits<T>,
  conflicts: readonly RowConflict<T>[],
  decisions: readonly ConflictDecision[],
): PendingEdits<T> {
  const theirs = new Set(
    decisions.filter(({ keeps }) => keeps === 'theirs').map((each) => decisionKey(each)),
  );
  const isTheirs = (row: string, field?: string) => theirs.has(decisionKey({ row, field }));
  const rows = new Map(edits.rows);
  for (const { row: key, theirs: stored, mine, fields } of conflicts) {
    const row = rows.get(key);
    if (!row) continue;
    if (!stored || isTheirs(key)) rows.delete(key);
    else {
      const current = { ...row.current };
      for (const field of fields) {
        // Text typed since the question stays.
        const isAsked = isSameValue(current[field], mine[field]);
        if (isAsked && isTheirs(key, field)) current[field] = stored[field];
      }
      setRow(rows, key, { ...row, base: stored, current });
    }
  }
  return { ...edits, rows };
}

/** Identifies what a decision is about. */
export const decisionKey = ({ row, field = '' }: Pick<ConflictDecision, 'row' | 'field'>) =>
  `${row}\n${field}`;
