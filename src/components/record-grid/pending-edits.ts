import { changedFields } from '~/domain/record-difference';

/** The unsaved edits of one row. */
export interface PendingRow<T> {
  /** The loaded record. A new row has none. */
  base: T | undefined;
  /** The shown record. */
  current: T;
  isDeleted?: boolean;
}

/** All unsaved edits of a grid. Immutable. */
export interface PendingEdits<T> {
  /** By row key. New rows come first, the newest at the top. */
  rows: ReadonlyMap<string, PendingRow<T>>;
  /** The number of the latest added row. */
  lastAddition: number;
}

/** The loaded records, by row key. */
export type LoadedRecords<T> = ReadonlyMap<string, T>;

export type PendingAction<T> =
  | { type: 'added'; record: T }
  | { type: 'edited'; row: string; loaded: T | undefined; patch: Partial<T> }
  | { type: 'deletion-marked'; row: string; loaded: T | undefined }
  | { type: 'restored'; row: string }
  | { type: 'discarded' }
  | { type: 'loaded'; records: LoadedRecords<T> }
  | { type: 'committed'; sent: PendingEdits<T> };

/**
 * The payload of a save: new records without an id, whole changed records, and ids of deleted
 * records.
 */
export interface GridCommit<T> {
  changes: T[];
  deletes: string[];
}

// The prefixes distinguish a record with the id "1" from the first added row.
export const loadedRowKey = (id: string) => `id:${id}`;
export const additionRowKey = (number: number) => `new:${number}`;

export const noPendingEdits = <T>(): PendingEdits<T> => ({ rows: new Map(), lastAddition: 0 });

function withoutRow<T>(pending: PendingEdits<T>, key: string): PendingEdits<T> {
  const rows = new Map(pending.rows);
  return rows.delete(key) ? { ...pending, rows } : pending;
}

/** Stores the edits of a row, or removes them if the row equals the loaded record. */
function withRow<T extends object>(
  pending: PendingEdits<T>,
  key: string,
  row: PendingRow<T>,
): PendingEdits<T> {
  const isAsLoaded = row.base && changedFields(row.base, row.current).length === 0;
  if (isAsLoaded && !row.isDeleted) return withoutRow(pending, key);
  return { ...pending, rows: new Map(pending.rows).set(key, row) };
}

/** Applies the edited fields to another base. */
function rebase<T extends object>(row: PendingRow<T>, base: T): PendingRow<T> {
  const current = { ...base };
  for (const field of row.base ? changedFields(row.base, row.current) : []) {
    current[field] = row.current[field];
  }
  return { ...row, base, current };
}

function load<T extends object>(edits: PendingEdits<T>, records: LoadedRecords<T>) {
  let pending = edits;
  for (const [key, row] of edits.rows) {
    const fresh = records.get(key);
    if (fresh && fresh !== row.base) pending = withRow(pending, key, rebase(row, fresh));
    // A deleted record keeps its edits, so that they do not vanish without notice.
    if (!fresh && row.isDeleted) pending = withRow(pending, key, { ...row, isDeleted: false });
  }
  return pending;
}

function commit<T extends object>(edits: PendingEdits<T>, sent: PendingEdits<T>) {
  let pending = edits;
  for (const [key, { base, current: saved, isDeleted }] of sent.rows) {
    if (!base || isDeleted) pending = withoutRow(pending, key);
    else {
      // Text typed since then is an edit of the newly saved value, even if it is the old value.
      const typed = pending.rows.get(key) ?? { current: base };
      pending = withRow(pending, key, { ...typed, base: saved });
    }
  }
  return pending;
}

/** Returns the next state of the unsaved edits. Pure. */
export function pendingEditsReducer<T extends object>(
  pending: PendingEdits<T>,
  action: PendingAction<T>,
): PendingEdits<T> {
  switch (action.type) {
    case 'added': {
      const lastAddition = pending.lastAddition + 1;
      const row = { base: undefined, current: action.record };
      // The newest row comes first, where the person sees it.
      return {
        lastAddition,
        rows: new Map([[additionRowKey(lastAddition), row], ...pending.rows]),
      };
    }
    case 'edited': {
      const row = pending.rows.get(action.row) ?? asLoaded(action.loaded);
      if (!row) return pending;
      return withRow(pending, action.row, { ...row, current: { ...row.current, ...action.patch } });
    }
    case 'deletion-marked': {
      const row = pending.rows.get(action.row) ?? asLoaded(action.loaded);
      if (!row?.base) return withoutRow(pending, action.row);
      return withRow(pending, action.row, { ...row, isDeleted: true });
    }
    case 'restored': {
      const row = pending.rows.get(action.row);
      // The first restore reverts the deletion and keeps the edits of the row.
      return row?.isDeleted
        ? withRow(pending, action.row, { ...row, isDeleted: false })
        : withoutRow(pending, action.row);
    }
    case 'discarded':
      return { ...noPendingEdits<T>(), lastAddition: pending.lastAddition };
    case 'loaded':
      return load(pending, action.records);
    case 'committed':
      return commit(pending, action.sent);
  }
}

const asLoaded = <T>(base: T | undefined): PendingRow<T> | undefined =>
  base && { base, current: base };

/** Builds the batch that saves the edits (docs/product/grids.md#batch-of-a-grid). */
export function buildCommit<T extends object>(
  pending: PendingEdits<T>,
  idKey: keyof T & string,
): GridCommit<T> {
  const rows = [...pending.rows.values()];
  const kept = rows.filter(({ isDeleted }) => !isDeleted);
  const added = kept
    .filter(({ base }) => !base)
    .map(({ current }) => {
      if (current[idKey]) return current;
      const { [idKey]: _blank, ...rest } = current;
      return rest as T;
    });
  return {
    changes: [...kept.filter(({ base }) => base).map(({ current }) => current), ...added],
    deletes: rows.flatMap(({ base, isDeleted }) => (base && isDeleted ? String(base[idKey]) : [])),
  };
}
