import { changedFields } from '~/domain/record-difference';

/** The unsaved edits of one row. */
export interface PendingRow<T> {
  /**
   * The loaded record; a new row has none. A field that the person and somebody else have both
   * changed keeps its earlier value, so that a save asks (docs/product/grids.md#overwriting).
   */
  base: T | undefined;
  current: T;
  isDeleted?: boolean;
  /** The record with which a new row began. */
  start?: T;
  /** The fields of a new row that the person has left. */
  left?: ReadonlySet<string>;
}

/** A save that failed without a refusal, so that it may have stored what it sent. */
export interface SaveAttempt<T> {
  /** The keys of the records that existed before it. */
  known: ReadonlySet<string>;
  /** What it sent, by row key. */
  rows: ReadonlyMap<string, PendingRow<T>>;
  /** The fields that a person enters in a new row. */
  fields: readonly (keyof T & string)[];
}

/** All unsaved edits of a grid. Immutable. */
export interface PendingEdits<T> {
  /** By row key. New rows come first, the newest at the top. */
  rows: ReadonlyMap<string, PendingRow<T>>;
  /** The number of the latest added row. */
  lastAddition: number;
  /** The saves since the last success that may have stored something. */
  attempts: readonly SaveAttempt<T>[];
  /** The stored records of new rows that an earlier save had stored already. */
  savedAlready: readonly T[];
}

/** The loaded records, by row key. */
export type LoadedRecords<T> = Pick<ReadonlyMap<string, T>, 'get' | 'has' | 'keys'> &
  Iterable<readonly [string, T]>;

// The prefixes distinguish a record with the id "1" from the first added row.
export const loadedRowKey = (id: string) => `id:${id}`;
export const additionRowKey = (number: number) => `new:${number}`;

/** Returns the id of the record in a row; undefined for an added row. */
export const idOfRow = (key: string): string | undefined =>
  key.startsWith('id:') ? key.slice(3) : undefined;

/** Returns the records by row key. Nobody looks for one before the first edit. */
export function loadedRecords<T>(
  records: readonly T[],
  idOf: (record: T) => string,
): LoadedRecords<T> {
  let known: ReadonlyMap<string | undefined, T> | undefined;
  const byId = () => {
    known ??= new Map(records.map((record) => [idOf(record), record]));
    return known;
  };
  const entries = () => records.map((record) => [loadedRowKey(idOf(record)), record] as const);
  return {
    get: (key) => byId().get(idOfRow(key)),
    has: (key) => byId().has(idOfRow(key)),
    keys: () => new Map(entries()).keys(),
    [Symbol.iterator]: () => entries()[Symbol.iterator](),
  };
}

export const noPendingEdits = <T>(): PendingEdits<T> => ({
  rows: new Map(),
  lastAddition: 0,
  attempts: [],
  savedAlready: [],
});

/** Whether a row is new and still as it began (docs/product/grids.md#blank-rows). */
export const isBlankRow = <T extends object>({ base, start, current }: PendingRow<T>): boolean =>
  !base && start !== undefined && changedFields(start, current).length === 0;

/** Returns the edits without blank rows: what a save has to send. */
export const withoutBlankRows = <T extends object>(pending: PendingEdits<T>): PendingEdits<T> => ({
  ...pending,
  rows: new Map([...pending.rows].filter(([, row]) => !isBlankRow(row))),
});

/** The rows of the next state, which a function still changes. */
export type RowsInWork<T> = Map<string, PendingRow<T>>;

/** Stores the edits of a row, or removes them if the row equals the loaded record. */
export function setRow<T extends object>(
  rows: RowsInWork<T>,
  key: string,
  row: PendingRow<T>,
): void {
  const isAsLoaded = row.base && changedFields(row.base, row.current).length === 0;
  if (isAsLoaded && !row.isDeleted) rows.delete(key);
  else rows.set(key, row);
}

/**
 * Changes the edits of rows in one step: a step for each would copy all of them. Rows that have none
 * begin as loaded.
 * @param edit returns undefined to drop the edits of a row
 */
export function withEach<T extends object>(
  pending: PendingEdits<T>,
  keys: Iterable<string>,
  edit: (row: PendingRow<T>, key: string) => PendingRow<T> | undefined,
  loaded: LoadedRecords<T> = new Map(),
): PendingEdits<T> {
  const rows = new Map(pending.rows);
  for (const key of keys) {
    const base = loaded.get(key);
    const row = rows.get(key) ?? (base && { base, current: base });
    const next = row && edit(row, key);
    if (next) setRow(rows, key, next);
    else rows.delete(key);
  }
  return { ...pending, rows };
}
