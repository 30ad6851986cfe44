import type { Steps } from '~/domain/slices';
import { foldedText } from '~/domain/stored-text';
import {
  comparableValue,
  type GridColumn,
  isActionColumn,
  searchedText,
  timeZoneOf,
} from '../grid-column';
import type { GridFilterMode } from '../grid-search';
import { ranksOf, sortedByRanks } from './column-order';
import { cellTest, type FilterValue } from './table-functions';

/** What decides which records a grid shows, and in which order. */
export interface ShownQuery {
  sorting: readonly { id: string; desc: boolean }[];
  filters: readonly { id: string; mode: GridFilterMode; value: FilterValue }[];
  /** The text that one of the columns has to contain. */
  search: string;
}

type Columns<T> = readonly GridColumn<T>[];

const stepLength = 256;

/** Whether a query shows every record in the order of the list. */
export const isWholeList = ({ sorting, filters, search }: ShownQuery): boolean =>
  sorting.length === 0 && filters.length === 0 && search === '';

/** Returns the records that a grid shows, in their order. */
export function* shownRecords<T>(
  columns: Columns<T>,
  records: readonly T[],
  query: ShownQuery,
): Steps<readonly T[]> {
  if (isWholeList(query)) return records;
  let positions = yield* passingPositions(columns, records, query);
  // The sort by the last column comes first, because each one keeps the order of what is equal.
  for (const { id, desc } of query.sorting.toReversed()) {
    const column = columns.find(({ key }) => key === id);
    if (!column || isActionColumn(column)) continue;
    positions = sortedByRanks(positions, yield* ranksOf(column, records), desc);
    yield;
  }
  return Array.from(positions, (position) => records[position] as T);
}

function* passingPositions<T>(
  columns: Columns<T>,
  records: readonly T[],
  { filters, search }: ShownQuery,
): Steps<Uint32Array> {
  const wanted = foldedText(search).trim();
  const texts = wanted === '' ? [] : yield* searchTexts(columns, records);
  const tests = filters.flatMap(({ id, mode, value }) => {
    const column = columns.find(({ key }) => key === id);
    if (!column) return [];
    const isPassed = cellTest(mode, value, timeZoneOf(column));
    return [(record: T) => isPassed(comparableValue(column, record))];
  });
  const positions = new Uint32Array(records.length);
  let count = 0;
  for (const [position, record] of records.entries()) {
    if (position % stepLength === 0) yield;
    if (wanted !== '' && !texts[position]?.includes(wanted)) continue;
    if (!tests.every((test) => test(record))) continue;
    positions[count] = position;
    count += 1;
  }
  return positions.slice(0, count);
}

// Not a memo of the grid: the list outlives it, so that Back finds the searched list at once.
const known = new WeakMap<object, WeakMap<object, readonly string[]>>();
/** Separates the texts of the columns. Nobody can type it. */
const separator = '\u0000';

/** Returns what the search of each record looks at. It is put together once for a list. */
function* searchTexts<T>(columns: Columns<T>, records: readonly T[]): Steps<readonly string[]> {
  const ofList = known.get(records) ?? new WeakMap<object, readonly string[]>();
  known.set(records, ofList);
  const before = ofList.get(columns);
  if (before) return before;
  const texts: string[] = [];
  for (const [position, record] of records.entries()) {
    if (position % stepLength === 0) yield;
    const cells = columns.map((column) => searchedText(column, record));
    texts.push(cells.map(foldedText).join(separator));
  }
  ofList.set(columns, texts);
  return texts;
}
