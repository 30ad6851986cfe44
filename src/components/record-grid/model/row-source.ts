import { type LoadedRecords, loadedRowKey, type PendingEdits } from '../pending-edits';

/** How a row differs from the saved record. */
export type RowMark = 'added' | 'changed' | 'deleted';

export interface GridRowData<T> {
  key: string;
  /** The shown record, including its unsaved edits. */
  record: T;
  mark: RowMark | undefined;
}

/** The rows of a grid in their order: new rows first, then the sorted and filtered ones. */
export interface RowSource<T> {
  count: number;
  at: (index: number) => GridRowData<T> | undefined;
  /** -1 when the row is not shown. */
  indexOf: (key: string) => number;
}

/**
 * Merges unsaved edits into the sorted and filtered records. The saved values decide the position
 * of an edited row, so that no row moves while a person types in it.
 */
export function rowSource<T>(
  shown: readonly T[],
  idOf: (record: T) => string,
  loaded: LoadedRecords<T>,
  pending: PendingEdits<T>,
): RowSource<T> {
  const ahead: GridRowData<T>[] = [...pending.additions].map(([key, record]) => ({
    key,
    record,
    mark: 'added',
  }));
  // Edits of a record that somebody else has deleted stay visible.
  for (const [key, change] of pending.changes) {
    if (!loaded.has(key)) ahead.push({ key, record: change.current, mark: 'changed' });
  }
  const at = (index: number): GridRowData<T> | undefined => {
    if (index < ahead.length) return ahead[index];
    const record = shown[index - ahead.length];
    if (!record) return undefined;
    const key = loadedRowKey(idOf(record));
    const change = pending.changes.get(key);
    const mark = pending.deletions.has(key) ? 'deleted' : change ? 'changed' : undefined;
    return { key, record: change?.current ?? record, mark };
  };
  const indexOf = (key: string) => {
    const early = ahead.findIndex((row) => row.key === key);
    if (early >= 0) return early;
    const index = shown.findIndex((record) => loadedRowKey(idOf(record)) === key);
    return index < 0 ? -1 : index + ahead.length;
  };
  return { count: ahead.length + shown.length, at, indexOf };
}

/** Looks up loaded records by row key. The first lookup builds the index. */
export function loadedRecords<T>(
  records: readonly T[],
  idOf: (record: T) => string,
): LoadedRecords<T> {
  let index: ReadonlyMap<string, T> | undefined;
  const all = () => {
    index ??= new Map(records.map((record) => [loadedRowKey(idOf(record)), record]));
    return index;
  };
  return { get: (key) => all().get(key), has: (key) => all().has(key) };
}
