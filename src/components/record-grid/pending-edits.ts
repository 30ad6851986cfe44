import { withFreshRecords } from './fresh-records';
import {
  additionRowKey,
  type LoadedRecords,
  noPendingEdits,
  type PendingEdits,
  type PendingRow,
  type SaveAttempt,
  setRow,
  withEach,
} from './pending-rows';
import type { GridBatch } from './row-change';
import { type ConflictDecision, type RowConflict, withDecisions } from './row-conflicts';

export type PendingAction<T> =
  | { type: 'added'; record: T }
  | { type: 'edited'; rows: Iterable<string>; loaded: LoadedRecords<T>; patch: Partial<T> }
  | { type: 'left'; row: string; field: string }
  | { type: 'deletion-marked'; rows: Iterable<string>; loaded: LoadedRecords<T> }
  | { type: 'restored'; row: string }
  | { type: 'many'; change: (pending: PendingEdits<T>) => PendingEdits<T> }
  | { type: 'discarded' }
  | { type: 'loaded'; records: LoadedRecords<T> }
  | {
      type: 'decided';
      conflicts: readonly RowConflict<T>[];
      decisions: readonly ConflictDecision[];
    }
  | { type: 'failed'; attempt: SaveAttempt<T> }
  | { type: 'committed'; sent: PendingEdits<T> }
  | { type: 'noticed' };

function commit<T extends object>(edits: PendingEdits<T>, sent: PendingEdits<T>) {
  const rows = new Map(edits.rows);
  for (const [key, { base, current: saved, isDeleted }] of sent.rows) {
    if (!base || isDeleted) rows.delete(key);
    else {
      // Text typed since then is an edit of the newly saved value, even if it is the old value.
      const typed = rows.get(key) ?? { current: base };
      setRow(rows, key, { ...typed, base: saved });
    }
  }
  return { ...edits, rows, attempts: [] };
}

/** Returns the next state of the unsaved edits. Pure. */
export function pendingEditsReducer<T extends object>(
  pending: PendingEdits<T>,
  action: PendingAction<T>,
): PendingEdits<T> {
  switch (action.type) {
    case 'added': {
      const lastAddition = pending.lastAddition + 1;
      const row = { base: undefined, current: action.record, start: action.record };
      // The newest row comes first, where the person sees it.
      return {
        ...pending,
        lastAddition,
        rows: new Map([[additionRowKey(lastAddition), row], ...pending.rows]),
      };
    }
    case 'edited': {
      const edit = (row: PendingRow<T>) =>
        row.isDeleted ? row : { ...row, current: { ...row.current, ...action.patch } };
      return withEach(pending, action.rows, edit, action.loaded);
    }
    case 'left': {
      const row = pending.rows.get(action.row);
      if (!row || row.base || row.left?.has(action.field)) return pending;
      const left = new Set([...(row.left ?? []), action.field]);
      return withEach(pending, [action.row], () => ({ ...row, left }));
    }
    case 'deletion-marked': {
      const mark = (row: PendingRow<T>) => row.base && { ...row, isDeleted: true };
      return withEach(pending, action.rows, mark, action.loaded);
    }
    case 'restored':
      // The first restore reverts the deletion and keeps the edits of the row.
      return withEach(pending, [action.row], (row) =>
        row.isDeleted ? { ...row, isDeleted: false } : undefined,
      );
    case 'many':
      return action.change(pending);
    case 'discarded':
      return { ...noPendingEdits<T>(), lastAddition: pending.lastAddition };
    case 'loaded':
      return withFreshRecords(pending, action.records);
    case 'decided':
      return withDecisions(pending, action.conflicts, action.decisions);
    case 'failed':
      return { ...pending, attempts: [...pending.attempts, action.attempt] };
    case 'committed':
      return commit(pending, action.sent);
    case 'noticed':
      return { ...pending, savedAlready: [] };
  }
}

/**
 * Builds the batch that saves the edits (docs/product/grids.md#batch-of-a-grid).
 * @param records the records as they were just read, which a save completes with the edits
 * @throws IncompleteRecord if a record came with less than before
 */
export function buildBatch<T extends object>(
  pending: PendingEdits<T>,
  records: LoadedRecords<T>,
  idKey: keyof T & string,
): GridBatch<T> {
  const rows = [...pending.rows];
  const kept = rows.filter(([, { isDeleted }]) => !isDeleted);
  const changes = kept.map(([key, { base, current }]) => ({
    record: current,
    stored: base && (records.get(key) ?? base),
  }));
  return {
    // New records come last.
    changes: changes.toSorted((a, b) => Number(!a.stored) - Number(!b.stored)),
    deletes: rows.flatMap(([, { base, isDeleted }]) =>
      base && isDeleted ? String(base[idKey]) : [],
    ),
  };
}
