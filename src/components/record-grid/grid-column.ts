import type { ReactNode } from 'react';
import { numberText } from '~/domain/count-text';
import { dateTimeText } from '~/domain/date-time-text';
import { csvText } from '../save-file';

/** How the values of a column are shown, sorted and filtered. */
export type GridColumnKind = 'text' | 'number' | 'boolean' | 'select' | 'date-time' | 'link';

export interface GridOption {
  value: string | number;
  label: string;
}

interface GridColumnBase<T> {
  header: string;
  /** The width in pixels until the user changes it. */
  width: number;
  /** Default: 'text'. */
  kind?: GridColumnKind;
  /** The labels of a 'select' column, and the options of its editor. */
  options?: readonly GridOption[];
  /** Replaces the text that the grid shows, searches and exports. */
  text?: (record: T) => string;
  /** Replaces the content of the cell. Links and buttons in it need `tabIndex={-1}`. */
  cell?: (record: T) => ReactNode;
  /** The time zone of a 'date-time' column. Default: the user's own. */
  timeZone?: string;
  isHiddenInNarrow?: boolean;
}

/** A column that shows a field of the record and may edit it. */
export interface GridFieldColumn<T> extends GridColumnBase<T> {
  key: keyof T & string;
  value?: undefined;
  /** Without an editor the column is read-only. */
  editor?: 'text' | 'boolean' | 'select';
  /** 'after-creation': only new rows are editable. */
  readOnly?: boolean | 'after-creation';
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
}

export type GridColumn<T> = GridFieldColumn<T> | GridComputedColumn<T>;

/** Returns the value of a cell in the record. */
export function cellValue<T>(column: GridColumn<T>, record: T): unknown {
  return column.value ? column.value(record) : record[column.key];
}

/** Whether a column has buttons instead of values. */
export function isActionColumn<T>(column: GridColumn<T>): boolean {
  return column.value !== undefined && column.isAction === true;
}

/** Whether the user may edit this column in a row. */
export function isEditable<T>(column: GridColumn<T>, isNew: boolean): boolean {
  if (!column.editor || column.readOnly === true) return false;
  return isNew || column.readOnly !== 'after-creation';
}

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
      return dateTimeText(String(value), column.timeZone);
    case 'number':
      return typeof value === 'number' ? numberText(value) : String(value);
    default:
      return String(value);
  }
}

/** A number or point in time. It compares by value, and a search matches its shown text. */
export class MeasuredValue {
  constructor(
    readonly number: number,
    private readonly toText: () => string,
  ) {}

  toString(): string {
    return this.toText();
  }
}

/**
 * Returns what the grid sorts and filters a cell by: a measured value for numbers and points in
 * time, the shown text for everything else, undefined for blanks.
 */
export function comparableValue<T>(
  column: GridColumn<T>,
  record: T,
): string | MeasuredValue | undefined {
  if (column.kind === 'number' || column.kind === 'date-time') {
    const value = cellValue(column, record);
    if (value === null || value === undefined || value === '') return undefined;
    const number = column.kind === 'number' ? Number(value) : Date.parse(String(value));
    return new MeasuredValue(number, () => cellText(column, record));
  }
  return cellText(column, record) || undefined;
}

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
