import { cellText, cellValue, type GridColumn } from '../grid-column';

// Papa Parse's own pattern misses a formula that has a line break in it.
const formulaStart = /^[=+\-@\t\r\n]/;

function csvValue<T>(column: GridColumn<T>, record: T): string | number {
  const value = cellValue(column, record);
  if (typeof value === 'number' && column.kind === 'number') return value;
  if (column.kind === 'date-time' && typeof value === 'string' && !column.text) return value;
  return cellText(column, record);
}

/** The records as CSV for spreadsheet programs, which must not take any text for a formula. */
export async function toCsv<T>(
  columns: readonly GridColumn<T>[],
  records: readonly T[],
): Promise<string> {
  const { default: papaparse } = await import('papaparse');
  const fields = columns.map((column) => column.header);
  const data = records.map((record) => columns.map((column) => csvValue(column, record)));
  return papaparse.unparse({ fields, data }, { escapeFormulae: formulaStart, newline: '\r\n' });
}

/** Hands the browser a CSV file. The byte order mark tells Excel that it is UTF-8. */
export function downloadCsv(fileName: string, csv: string): void {
  const url = URL.createObjectURL(new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName.endsWith('.csv') ? fileName : `${fileName}.csv`;
  link.click();
  // Some browsers read the file only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
