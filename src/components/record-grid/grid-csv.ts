import { createPause } from '~/domain/slices';
import { csvText, saveCsvFile } from '../save-file';
import { cellText, cellValue, type GridColumn, isActionColumn } from './grid-column';
import { markOf, unsaved } from './model/row-source';
import type { PendingEdits } from './pending-rows';

/** Returns what the file has of a cell: moments in UTC (docs/product/times.md), and else its text. */
function csvValue<T>(column: GridColumn<T>, record: T): string {
  const value = column.kind === 'date-time' && cellValue(column, record);
  const isMoment = typeof value === 'string' && !Number.isNaN(Date.parse(value));
  return isMoment ? value : cellText(column, record);
}

const batchLength = 512;

/** Formats the records as CSV. The first line has the headers of the columns. */
export async function toCsv<T>(shown: readonly GridColumn<T>[], records: readonly T[]) {
  const columns = shown.filter((column) => !isActionColumn(column));
  const parts = [await csvText([columns.map((column) => column.header)])];
  const pause = createPause();
  for (let start = 0; start < records.length; start += batchLength) {
    const batch = records.slice(start, start + batchLength);
    const rows = batch.map((record) => columns.map((column) => csvValue(column, record)));
    parts.push(await csvText(rows));
    await pause();
  }
  return parts.join('\r\n');
}

/** Lets the browser save the shown records as a CSV file, named after the grid and the day in UTC. */
export async function exportCsv<T>(
  name: string,
  shown: readonly GridColumn<T>[],
  records: readonly T[],
  pending: Pick<PendingEdits<T>, 'rows'>,
): Promise<void> {
  const edited = new Map([...pending.rows.values()].map((row) => [row.current, markOf(row)]));
  const value = (record: T) => {
    const mark = edited.get(record);
    return mark && unsaved[mark].text + unsaved[mark].spoken;
  };
  const status = { key: '#status', header: 'Status', width: 0, value };
  const isSaved = !records.some((record) => edited.has(record));
  const day = new Date().toISOString().slice(0, 10);
  saveCsvFile(`${name} ${day}`, [await toCsv(isSaved ? shown : [...shown, status], records)]);
}
