import { MeasuredValue } from '../grid-column';

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** Lower-cases a text and removes its accents, so that "zurich" finds "Zürich". */
function foldText(value: unknown): string {
  const text = String(value ?? '')
    .toLowerCase()
    .trim();
  // Most texts are ASCII, and removing accents is slow on ten thousand rows.
  return /^[ -~]*$/.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '');
}

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Parses the text of a filter to a bound that compares with a number. A day becomes its first or
 * last millisecond.
 * @returns undefined if the text is neither a number nor a day
 */
function boundOf(text: string, side: 'start' | 'end'): number | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  if (!dayPattern.test(trimmed)) {
    const number = Number(trimmed);
    return Number.isNaN(number) ? undefined : number;
  }
  const time = Date.parse(`${trimmed}T${side === 'start' ? '00:00:00.000' : '23:59:59.999'}`);
  return Number.isNaN(time) ? undefined : time;
}

/**
 * Compares a cell with the typed text: numbers and points in time by value, text as text. The
 * library's own functions pass both sides to Date.parse, which reads "Dealer 1" and "Licensee 1" as
 * the same day.
 * @returns undefined if there is nothing to compare
 */
function compare(cell: unknown, typed: unknown, side: 'start' | 'end'): number | undefined {
  const text = String(typed ?? '');
  if (cell === undefined || cell === null || cell === '' || text.trim() === '') return undefined;
  if (!(cell instanceof MeasuredValue)) return collator.compare(foldText(cell), foldText(text));
  const bound = boundOf(text, side);
  return bound === undefined ? undefined : Math.sign(cell.number - bound);
}

function isEqual(cell: unknown, typed: unknown): boolean {
  if (!(cell instanceof MeasuredValue)) return foldText(cell) === foldText(typed);
  const from = compare(cell, typed, 'start');
  const to = compare(cell, typed, 'end');
  return from !== undefined && to !== undefined && from >= 0 && to <= 0;
}

/** Whether a comparison holds. A filter without a value always holds. */
function holds(
  cell: unknown,
  typed: unknown,
  side: 'start' | 'end',
  test: (order: number) => boolean,
): boolean {
  if (String(typed ?? '').trim() === '') return true;
  const order = compare(cell, typed, side);
  return order !== undefined && test(order);
}

function bounds(value: unknown): [unknown, unknown] {
  return Array.isArray(value) ? [value[0], value[1]] : [value, undefined];
}

const isBlank = (cell: unknown) => foldText(cell) === '';

/** The part of a table row that a filter reads. */
interface FilterRow {
  getValue: (columnId: string) => unknown;
}

type Test = (cell: unknown, typed: unknown) => boolean;

const tests = {
  contains: (cell, typed) => foldText(cell).includes(foldText(typed)),
  startsWith: (cell, typed) => foldText(cell).startsWith(foldText(typed)),
  endsWith: (cell, typed) => foldText(cell).endsWith(foldText(typed)),
  equals: (cell, typed) => foldText(typed) === '' || isEqual(cell, typed),
  notEquals: (cell, typed) => foldText(typed) === '' || !isEqual(cell, typed),
  greaterThan: (cell, typed) => holds(cell, typed, 'end', (order) => order > 0),
  greaterThanOrEqualTo: (cell, typed) => holds(cell, typed, 'start', (order) => order >= 0),
  lessThan: (cell, typed) => holds(cell, typed, 'start', (order) => order < 0),
  lessThanOrEqualTo: (cell, typed) => holds(cell, typed, 'end', (order) => order <= 0),
  between: (cell, typed) => {
    const [from, to] = bounds(typed);
    return (
      holds(cell, from, 'end', (order) => order > 0) &&
      holds(cell, to, 'start', (order) => order < 0)
    );
  },
  betweenInclusive: (cell, typed) => {
    const [from, to] = bounds(typed);
    return (
      holds(cell, from, 'start', (order) => order >= 0) &&
      holds(cell, to, 'end', (order) => order <= 0)
    );
  },
  empty: isBlank,
  notEmpty: (cell) => !isBlank(cell),
} satisfies Record<string, Test>;

function asFilterFunction(test: Test) {
  return (row: FilterRow, columnId: string, typed: unknown) => test(row.getValue(columnId), typed);
}

/** Replacements for mantine-react-table's filter functions, with the same names. */
export const filterFunctions = Object.fromEntries(
  Object.entries(tests).map(([name, test]) => [name, asFilterFunction(test)]),
) as Record<keyof typeof tests, ReturnType<typeof asFilterFunction>>;

interface SortRow {
  getValue: (columnId: string) => unknown;
}

/**
 * Returns a table's sorting function for one direction. It sorts numbers by value, text by the
 * rules of the user's language ("Till 2" before "Till 10"), and blanks last. The table negates the
 * result when it sorts downwards. The function needs the direction so that the blanks stay last.
 */
export function sortFunction(isDescending: boolean) {
  const blanks = isDescending ? -1 : 1;
  return (rowA: SortRow, rowB: SortRow, columnId: string): number => {
    const a = rowA.getValue(columnId);
    const b = rowB.getValue(columnId);
    if (a === undefined || b === undefined) {
      if (a === b) return 0;
      return a === undefined ? blanks : -blanks;
    }
    if (a instanceof MeasuredValue && b instanceof MeasuredValue) return a.number - b.number;
    return collator.compare(String(a), String(b));
  };
}
