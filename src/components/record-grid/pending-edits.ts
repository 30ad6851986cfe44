import { changedFields } from '~/domain/record-difference';

/** A loaded record with unsaved edits. */
export interface PendingChange<T> {
  /** The loaded record. */
  base: T;
  /** The shown record. */
  current: T;
}

/** All unsaved edits of a grid, by row key. Immutable. */
export interface PendingEdits<T> {
  additions: ReadonlyMap<string, T>;
  changes: ReadonlyMap<string, PendingChange<T>>;
  deletions: ReadonlyMap<string, T>;
  /** The number of the latest added row. */
  lastAddition: number;
}

/** The loaded records, by row key. */
export type LoadedRecords<T> = Pick<ReadonlyMap<string, T>, 'get' | 'has'>;

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

export function noPendingEdits<T>(): PendingEdits<T> {
  return { additions: new Map(), changes: new Map(), deletions: new Map(), lastAddition: 0 };
}

export function pendingCount<T>(pending: PendingEdits<T>): number {
  const changes = [...pending.changes.keys()].filter((row) => !pending.deletions.has(row));
  return pending.additions.size + changes.length + pending.deletions.size;
}

function withEntry<V>(map: ReadonlyMap<string, V>, key: string, value: V): Map<string, V> {
  return new Map(map).set(key, value);
}

function withoutEntry<V>(map: ReadonlyMap<string, V>, key: string): ReadonlyMap<string, V> {
  if (!map.has(key)) return map;
  const copy = new Map(map);
  copy.delete(key);
  return copy;
}

/** Stores a change, or removes it if it equals the loaded record. */
function withChange<T extends object>(
  changes: ReadonlyMap<string, PendingChange<T>>,
  row: string,
  base: T,
  current: T,
): ReadonlyMap<string, PendingChange<T>> {
  if (changedFields(base, current).length === 0) return withoutEntry(changes, row);
  return withEntry(changes, row, { base, current });
}

function edit<T extends object>(
  pending: PendingEdits<T>,
  { row, loaded, patch }: { row: string; loaded: T | undefined; patch: Partial<T> },
): PendingEdits<T> {
  const addition = pending.additions.get(row);
  if (addition) {
    const record = { ...addition, ...patch };
    return { ...pending, additions: withEntry(pending.additions, row, record) };
  }
  const before = pending.changes.get(row);
  const base = before?.base ?? loaded;
  if (!base) return pending;
  const current = { ...(before?.current ?? base), ...patch };
  return { ...pending, changes: withChange(pending.changes, row, base, current) };
}

/** Applies the edited fields to another base. */
function rebase<T extends object>({ base, current }: PendingChange<T>, onto: T): T {
  const result = { ...onto };
  for (const field of changedFields(base, current)) result[field] = current[field];
  return result;
}

function load<T extends object>(
  pending: PendingEdits<T>,
  records: LoadedRecords<T>,
): PendingEdits<T> {
  let { changes, deletions } = pending;
  for (const [row, change] of pending.changes) {
    const fresh = records.get(row);
    // A deleted record keeps its edits, so that they do not vanish without notice.
    if (fresh && fresh !== change.base) {
      changes = withChange(changes, row, fresh, rebase(change, fresh));
    }
  }
  for (const row of pending.deletions.keys()) {
    if (!records.has(row)) deletions = withoutEntry(deletions, row);
  }
  if (changes === pending.changes && deletions === pending.deletions) return pending;
  return { ...pending, changes, deletions };
}

function commit<T extends object>(
  pending: PendingEdits<T>,
  sent: PendingEdits<T>,
): PendingEdits<T> {
  let { additions, changes, deletions } = pending;
  for (const row of sent.additions.keys()) additions = withoutEntry(additions, row);
  for (const [row, { current: saved, base }] of sent.changes) {
    if (sent.deletions.has(row)) changes = withoutEntry(changes, row);
    // Text typed since then is an edit of the newly saved value, even if it is the old value.
    else changes = withChange(changes, row, saved, pending.changes.get(row)?.current ?? base);
  }
  for (const row of sent.deletions.keys()) deletions = withoutEntry(deletions, row);
  return { ...pending, additions, changes, deletions };
}

/** Returns the next state of the unsaved edits. Pure. */
export function pendingEditsReducer<T extends object>(
  pending: PendingEdits<T>,
  action: PendingAction<T>,
): PendingEdits<T> {
  switch (action.type) {
    case 'added': {
      const number = pending.lastAddition + 1;
      // The newest row comes first, where the person sees it.
      const additions = new Map([[additionRowKey(number), action.record], ...pending.additions]);
      return { ...pending, additions, lastAddition: number };
    }
    case 'edited':
      return edit(pending, action);
    case 'deletion-marked': {
      if (pending.additions.has(action.row)) {
        return { ...pending, additions: withoutEntry(pending.additions, action.row) };
      }
      const record = pending.changes.get(action.row)?.base ?? action.loaded;
      if (!record) return pending;
      return { ...pending, deletions: withEntry(pending.deletions, action.row, record) };
    }
    case 'restored':
      // The first restore reverts the deletion and keeps the edits of the row.
      return pending.deletions.has(action.row)
        ? { ...pending, deletions: withoutEntry(pending.deletions, action.row) }
        : { ...pending, changes: withoutEntry(pending.changes, action.row) };
    case 'discarded':
      return { ...noPendingEdits<T>(), lastAddition: pending.lastAddition };
    case 'loaded':
      return load(pending, action.records);
    case 'committed':
      return commit(pending, action.sent);
  }
}

/** Builds the batch that saves the edits (docs/product/grids.md#batch-of-a-grid). */
export function buildCommit<T extends object>(
  pending: PendingEdits<T>,
  idKey: keyof T & string,
): GridCommit<T> {
  const changed = [...pending.changes]
    .filter(([row]) => !pending.deletions.has(row))
    .map(([, { current }]) => current);
  const added = [...pending.additions.values()].map((record) => {
    if (record[idKey]) return record;
    const { [idKey]: _blank, ...rest } = record;
    return rest as T;
  });
  return {
    changes: [...changed, ...added],
    deletes: [...pending.deletions.values()].map((record) => String(record[idKey])),
  };
}
