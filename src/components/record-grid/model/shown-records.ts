import { comparableValue, type GridColumn, type GridValue, isActionColumn } from '../grid-column';
import type { GridFilterMode } from '../grid-search';
import { cellTest, compareCells } from './table-functions';

/** What decides which records a grid shows, and in which order. */
export interface ShownQuery {
  /** Columns by priority. */
  sorting: readonly { id: string; desc: boolean }[];
  filters: readonly { id: string; mode: GridFilterMode; value: unknown }[];
  /** The text that one of the columns has to contain. */
  search: string;
}

type RecordTest<T> = (record: T) => boolean;

/** Returns the test that a record has to pass; undefined if all records pass. */
function recordTest<T>(
  columns: readonly GridColumn<T>[],
  { filters, search }: ShownQuery,
): RecordTest<T> | undefined {
  const tests = filters.flatMap(({ id, mode, value }): RecordTest<T>[] => {
    const column = columns.find(({ key }) => key === id);
    const isPassed = cellTest(mode, value);
    return column ? [(record) => isPassed(comparableValue(column, record))] : [];
  });
  if (search !== '') {
    const isFound = cellTest('contains', search);
    tests.push((record) => columns.some((column) => isFound(comparableValue(column, record))));
  }
  return tests.length > 0 ? (record) => tests.every((test) => test(record)) : undefined;
}

/** Returns the records in their order. Records that compare as equal keep theirs. */
function sorted<T>(
  columns: readonly GridColumn<T>[],
  { sorting }: ShownQuery,
  records: readonly T[],
): readonly T[] {
  const keys = sorting.flatMap(({ id, desc }) => {
    const column = columns.find(({ key }) => key === id);
    return column && !isActionColumn(column) ? [{ column, desc }] : [];
  });
  if (keys.length === 0) return records;
  const rows = records.map((record) => ({
    record,
    cells: keys.map(({ column }): GridValue => comparableValue(column, record)),
  }));
  rows.sort((a, b) => {
    for (const [index, { desc }] of keys.entries()) {
      const order = compareCells(a.cells[index], b.cells[index], desc);
      if (order !== 0) return order;
    }
    return 0;
  });
  return rows.map(({ record }) => record);
}

/** Returns the records that a grid shows, in their order. */
export function shownRecords<T>(
  columns: readonly GridColumn<T>[],
  records: readonly T[],
  query: ShownQuery,
): readonly T[] {
  const test = recordTest(columns, query);
  return sorted(columns, query, test ? records.filter(test) : records);
}
