import { loadedRowKey, type PendingEdits } from '../pending-edits';

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

interface ModelRow {
  id: string;
  original: unknown;
}

/**
 * Lays unsaved edits over the rows of the table model. Edited rows stay where they are: they are
 * sorted and filtered by what is saved, so that no row jumps away while it is being typed in.
 */
export function rowSource<T>(
  rows: readonly ModelRow[],
  loaded: ReadonlyMap<string, T>,
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
    const row = rows[index - ahead.length];
    if (!row) return undefined;
    const key = loadedRowKey(row.id);
    const change = pending.changes.get(key);
    const mark = pending.deletions.has(key) ? 'deleted' : change ? 'changed' : undefined;
    return { key, record: change?.current ?? (row.original as T), mark };
  };
  const indexOf = (key: string) => {
    const early = ahead.findIndex((row) => row.key === key);
    if (early >= 0) return early;
    const index = rows.findIndex((row) => loadedRowKey(row.id) === key);
    return index < 0 ? -1 : index + ahead.length;
  };
  return { count: ahead.length + rows.length, at, indexOf };
}
