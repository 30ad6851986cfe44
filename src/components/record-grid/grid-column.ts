import type { ReactNode } from 'react';
import { dateTimeText } from '~/domain/date-time-text';
import { createPause } from '~/domain/slices';
import { chosenTimeZone, type TimeZone } from '~/domain/time-zone';
import { csvText } from '../save-file';

/** How the values of a column are shown, sorted and filtered. */
export type GridColumnKind = 'text' | 'boolean' | 'select' | 'date-time' | 'link';

export interface GridOption {
  value: string | number;
  label: string;
  /** Whether nobody can choose it. */
  isDisabled?: boolean;
}

interface GridColumnBase<T> {
  header: string;
  /** The width in pixels until the user changes it. */
  width: number;
  /** Default: 'text'. */
  kind?: GridColumnKind;
  /** The labels of a 'select' column, and the options of its editor. */
  options?: readonly GridOption[];
  /** The time zone of a 'date-time' column that names it in its header; otherwise the chosen one. */
  timeZone?: TimeZone;
  /** Replaces the text that the grid shows, searches and exports. */
  text?: (record: T) => string;
  /**
   * Replaces the content of the cell; undefined keeps it. Links and buttons in it need
   * `tabIndex={-1}`.
   */
  cell?: (record: T) => ReactNode;
  isHiddenInNarrow?: boolean;
}

/** A column that shows a field of the record and may edit it. */
export interface GridFieldColumn<T> extends GridColumnBase<T> {
  key: keyof T & string;
  value?: undefined;
  /** Without an editor the column is read-only. */
  editor?: 'text' | 'boolean' | 'select';
  /** Only new rows are editable. */
  readOnly?: 'after-creation';
  isRequired?: boolean;
  maxLength?: number;
  /** Returns the error text of this field, if any. */
  validate?: (record: T, isNew: boolean) => string | undefined;
}

/** A read-only column with a value that is computed from the record. */
export interface GridComputedColumn<T> extends GridColumnBase<T> {
  key: string;
  value: (record: T) => string | number | boolean | null | undefined;
  editor?: undefined;
  /** The cells are buttons, so the column has no sorting, filter or export. */
  isAction?: boolean;
  /** Replaces the name in the header of a column of buttons. */
  head?: ReactNode;
}

export type GridColumn<T> = GridFieldColumn<T> | GridComputedColumn<T>;

/** Returns the value of a cell in the record. */
export function cellValue<T>(column: GridColumn<T>, record: T) {
  return column.value ? column.value(record) : record[column.key];
}

/** Whether a column has buttons instead of values. */
export function isActionColumn<T>(column: GridColumn<T>): boolean {
  return column.value !== undefined && column.isAction === true;
}

/** Whether the user may edit this column in a row. */
export function isEditable<T>(column: GridColumn<T>, isNew: boolean): boolean {
  return column.editor !== undefined && (isNew || column.readOnly !== 'after-creation');
}

/** Returns the time zone in which a column shows its moments and filters by days. */
export const timeZoneOf = <T>({ timeZone = chosenTimeZone() }: GridColumn<T>): TimeZone => timeZone;

/** Returns the text of a cell. The grid shows, searches, filters and exports it. */
export function cellText<T>(column: GridColumn<T>, record: T): string {
  if (column.text) return column.text(record);
  const value = cellValue(column, record);
  if (value === null || value === undefined || value === '') return '';
  switch (column.kind) {
    case 'boolean':
      return value ? 'Yes' : 'No';
    case 'select':
      return column.options?.find((option) => option.value === value)?.label ?? String(value);
    case 'date-time':
      return dateTimeText(String(value), timeZoneOf(column));
    default:
      return String(value);
  }
}

/** A point in time. It compares by its time, and a search matches its shown text. */
export class Moment {
  constructor(
    readonly time: number,
    private readonly text: () => string,
  ) {}

  toString(): string {
    return this.text();
  }
}

/** What the grid sorts and filters a cell by. It is undefined for blanks. */
export type GridValue = string | Moment | undefined;

/** Returns what the grid sorts and filters a cell by. */
export function comparableValue<T>(column: GridColumn<T>, record: T): GridValue {
  const text = () => cellText(column, record);
  if (column.kind !== 'date-time') return text() || undefined;
  const value = cellValue(column, record);
  // A text such as "Never" is older than every moment.
  return value ? new Moment(Date.parse(String(value)) || 0, text) : undefined;
}

function csvValue<T>(column: GridColumn<T>, record: T): string {
  const value = cellValue(column, record);
  if (column.kind === 'date-time' && typeof value === 'string' && !column.text) return value;
  return cellText(column, record);
}

/** So many records of a CSV file are formatted at once. */
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
