import { csvText } from '../../save-file';
import { cellText, cellValue, type GridColumn, isActionColumn } from '../grid-column';

function csvValue<T>(column: GridColumn<T>, record: T): string | number {
  const value = cellValue(column, record);
  if (typeof value === 'number' && column.kind === 'number') return value;
  if (column.kind === 'date-time' && typeof value === 'string' && !column.text) return value;
  return cellText(column, record);
}

/** Formats the records as CSV. The first line has the headers of the columns. */
export function toCsv<T>(shown: readonly GridColumn<T>[], records: readonly T[]) {
  const columns = shown.filter((column) => !isActionColumn(column));
  return csvText([
    columns.map((column) => column.header),
    ...records.map((record) => columns.map((column) => csvValue(column, record))),
  ]);
}
