import { foldedText } from '~/domain/typed-text';
import { Moment } from '../grid-column';

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

const foldText = (value: unknown): string => foldedText(String(value ?? '')).trim();

/** Whether a text equals another. A filter without a value holds for every cell. */
const isEqual = (cell: unknown, typed: unknown) =>
  foldText(typed) === '' || foldText(cell) === foldText(typed);

/** Whether a point in time is in a range of days, such as "2024-03-10". Both ends are optional. */
function isWithin(cell: unknown, days: unknown): boolean {
  const [from, to] = Array.isArray(days) ? days.map(String) : [];
  if (!from && !to) return true;
  return (
    cell instanceof Moment &&
    (!from || cell.time >= Date.parse(`${from}T00:00:00.000`)) &&
    (!to || cell.time <= Date.parse(`${to}T23:59:59.999`))
  );
}

const isBlank = (cell: unknown) => foldText(cell) === '';

/** The part of a table row that the functions read. */
interface TableRow {
  getValue: (columnId: string) => unknown;
}

const filterBy =
  (test: (cell: unknown, typed: unknown) => boolean) =>
  (row: TableRow, columnId: string, typed: unknown) =>
    test(row.getValue(columnId), typed);

/**
 * Replacements for mantine-react-table's filter functions, with the same names. The library's own
 * ones pass both sides to Date.parse, which reads "Dealer 1" and "Licensee 1" as the same day.
 */
export const filterFunctions = {
  contains: filterBy((cell, typed) => foldText(cell).includes(foldText(typed))),
  startsWith: filterBy((cell, typed) => foldText(cell).startsWith(foldText(typed))),
  endsWith: filterBy((cell, typed) => foldText(cell).endsWith(foldText(typed))),
  equals: filterBy(isEqual),
  notEquals: filterBy((cell, typed) => foldText(typed) === '' || !isEqual(cell, typed)),
  betweenInclusive: filterBy(isWithin),
  empty: filterBy(isBlank),
  notEmpty: filterBy((cell) => !isBlank(cell)),
};

/**
 * Returns a table's sorting function for one direction. It sorts points in time by their time, text
 * by the rules of the user's language ("Till 2" before "Till 10"), and blanks last. The table
 * negates the result when it sorts downwards, so the function needs the direction.
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
    if (a instanceof Moment && b instanceof Moment) return a.time - b.time;
    return collator.compare(String(a), String(b));
  };
}
