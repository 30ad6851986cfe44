import {
  idOfRow,
  isBlankRow,
  type LoadedRecords,
  loadedRowKey,
  type PendingEdits,
  type PendingRow,
} from '../pending-rows';
import type { CellProblem } from './row-problems';

export interface GridRowData<T> {
  id: string;
  /** The shown record, including its unsaved edits. */
  record: T;
  /** How the row differs from the saved record. */
  mark: 'added' | 'changed' | 'deleted' | undefined;
  problems: readonly CellProblem[] | undefined;
  /** The row is new and still as it began. */
  isBlank: boolean;
  /** A save is sending the row as a new one, so it has no id yet. */
  isLocked: boolean;
}

/** The rows of a grid in their order: new rows first, then the sorted and filtered ones. */
export interface RowSource<T> {
  count: number;
  at: (index: number) => GridRowData<T> | undefined;
  all: () => GridRowData<T>[];
  /** -1 when the row is not shown. */
  indexOf: (id: string) => number;
}

/** What the status column shows of a row with edits, and what it says beside its icon. */
export const unsaved = {
  added: { text: 'Unsaved', spoken: ', new row' },
  changed: { text: 'Unsaved', spoken: ', changed' },
  deleted: { text: 'Unsaved', spoken: ', to be deleted' },
};

/** Returns how a row with edits differs from the saved record. */
export const markOf = <T>({
  isDeleted,
  base,
}: PendingRow<T>): NonNullable<GridRowData<T>['mark']> =>
  isDeleted ? 'deleted' : base ? 'changed' : 'added';

interface RowSourceOptions<T> {
  shown: readonly T[];
  /** The sorted and filtered records are still those of the list before. */
  isWorking: boolean;
  idOf: (record: T) => string;
  loaded: LoadedRecords<T>;
  pending: PendingEdits<T>;
  /** The edits of the running save. */
  sent: PendingEdits<T> | undefined;
  problems: ReadonlyMap<string, readonly CellProblem[]>;
}

/** Whether a row comes first: a new one, or edits of a record that somebody else has deleted. */
export const isAheadRow = <T>(
  id: string,
  { base, isDeleted }: PendingRow<T>,
  loaded: LoadedRecords<T>,
): boolean => !(base && loaded.has(id)) && !isDeleted;

/** Merges edits into the shown records. Saved values place a row: none moves under an editor. */
export function rowSource<T extends object>(options: RowSourceOptions<T>): RowSource<T> {
  const { shown, isWorking, idOf, loaded, pending, sent, problems } = options;
  const ahead = [...pending.rows].flatMap(([id, row]) => (isAheadRow(id, row, loaded) ? [id] : []));
  const rowOf = (id: string, record: T | undefined): GridRowData<T> | undefined => {
    const edits = pending.rows.get(id);
    const shownRecord = edits?.current ?? record;
    if (!shownRecord) return undefined;
    const mark = edits && markOf(edits);
    const isLocked = mark === 'added' && sent?.rows.has(id) === true;
    const isBlank = edits !== undefined && isBlankRow(edits);
    return { id, record: shownRecord, mark, problems: problems.get(id), isBlank, isLocked };
  };
  const count = ahead.length + shown.length;
  const at = (index: number) => {
    const id = ahead[index];
    if (id !== undefined) return rowOf(id, undefined);
    const record = shown[index - ahead.length];
    if (!record) return undefined;
    const key = loadedRowKey(idOf(record));
    return rowOf(key, isWorking ? (loaded.get(key) ?? record) : record);
  };
  return {
    count,
    at,
    all: () => Array.from({ length: count }, (_, index) => at(index) ?? []).flat(),
    indexOf: (id) => {
      const early = ahead.indexOf(id);
      if (early >= 0) return early;
      const recordId = idOfRow(id);
      const index = shown.findIndex((record) => idOf(record) === recordId);
      return index < 0 ? -1 : index + ahead.length;
    },
  };
}
