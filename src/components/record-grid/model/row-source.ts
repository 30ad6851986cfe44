import { type LoadedRecords, loadedRowKey, type PendingEdits } from '../pending-edits';

/** How a row differs from what is saved. */
export type RowMark = 'added' | 'changed' | 'deleted';

export interface GridRowData<T> {
  key: string;
  /** As it is shown, edits included. */
  record: T;
  mark: RowMark | undefined;
}

/** The rows of a grid in their order: new ones first, then what sorting and filters leave. */
export interface RowSource<T> {
  count: number;
  at: (index: number) => GridRowData<T> | undefined;
  /** -1 when the row is not shown. */
  indexOf: (key: string) => number;
}

/**
 * Lays unsaved edits over the records that sorting and filters leave. Edited rows stay where they are: they are
 * sorted and filtered by what is saved, so that no row jumps away while it is being typed in.
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
  // Edits of a record that somebody else has deleted are still there to be seen.
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

/** The loaded records by row key; the index is made when it is first asked for. */
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
