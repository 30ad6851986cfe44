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
  const bound = dayPattern.test(text)
    ? Date.parse(`${text}T${side === 'start' ? '00:00:00.000' : '23:59:59.999'}`)
    : Number(text);
  return Number.isNaN(bound) ? undefined : bound;
}

/**
 * Whether a comparison of a cell with the typed text holds: numbers and points in time by value,
 * text as text. A filter without a value always holds. The library's own functions pass both sides
 * to Date.parse, which reads "Dealer 1" and "Licensee 1" as the same day.
 */
function holds(
  cell: unknown,
  typed: unknown,
  side: 'start' | 'end',
  test: (order: number) => boolean,
): boolean {
  const text = foldText(typed);
  if (text === '') return true;
  if (cell === undefined) return false;
  if (!(cell instanceof MeasuredValue)) return test(collator.compare(foldText(cell), text));
  const bound = boundOf(text, side);
  return bound !== undefined && test(cell.number - bound);
}

function isBetween(cell: unknown, from: unknown, to: unknown): boolean {
  return (
    holds(cell, from, 'start', (order) => order >= 0) &&
    holds(cell, to, 'end', (order) => order <= 0)
  );
}

function isEqual(cell: unknown, typed: unknown): boolean {
  if (foldText(typed) === '') return true;
  if (cell instanceof MeasuredValue) return isBetween(cell, typed, typed);
  return foldText(cell) === foldText(typed);
}

const bounds = (typed: unknown): unknown[] => (Array.isArray(typed) ? typed : [typed]);

const isBlank = (cell: unknown) => foldText(cell) === '';

/** The part of a table row that the functions read. */
interface TableRow {
  getValue: (columnId: string) => unknown;
}

type Test = (cell: unknown, typed: unknown) => boolean;

const tests = {
  contains: (cell, typed) => foldText(cell).includes(foldText(typed)),
  startsWith: (cell, typed) => foldText(cell).startsWith(foldText(typed)),
  endsWith: (cell, typed) => foldText(cell).endsWith(foldText(typed)),
  equals: isEqual,
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
    return isBetween(cell, from, to);
  },
  empty: isBlank,
  notEmpty: (cell) => !isBlank(cell),
} satisfies Record<string, Test>;

const asFilterFunction = (test: Test) => (row: TableRow, columnId: string, typed: unknown) =>
  test(row.getValue(columnId), typed);

/** Replacements for mantine-react-table's filter functions, with the same names. */
export const filterFunctions = Object.fromEntries(
  Object.entries(tests).map(([name, test]) => [name, asFilterFunction(test)]),
) as Record<keyof typeof tests, ReturnType<typeof asFilterFunction>>;

/**
 * Returns a table's sorting function for one direction. It sorts numbers by value, text by the
 * rules of the user's language ("Till 2" before "Till 10"), and blanks last. The table negates the
 * result when it sorts downwards. The function needs the direction so that the blanks stay last.
 */
export function sortFunction(isDescending: boolean) {
  const blanks = isDescending ? -1 : 1;
  return (rowA: TableRow, rowB: TableRow, columnId: string): number => {
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
