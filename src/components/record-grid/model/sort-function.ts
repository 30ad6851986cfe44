import { MeasuredValue } from '../grid-column';

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

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
