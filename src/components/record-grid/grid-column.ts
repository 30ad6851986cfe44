import type { ReactNode } from 'react';
import { dateTimeText } from '~/domain/date-time-text';

/** How the values of a column are shown, sorted and filtered. */
export type GridColumnKind = 'text' | 'number' | 'boolean' | 'select' | 'date-time' | 'link';

export interface GridOption {
  value: string | number;
  label: string;
}

interface GridColumnBase<T> {
  header: string;
  /** Width in pixels until the user drags it. */
  width: number;
  /** 'text' unless said otherwise. */
  kind?: GridColumnKind;
  /** The labels of a 'select' column, and the choices of its editor. */
  options?: readonly GridOption[];
  /** Replaces the text that is shown, searched and exported. */
  text?: (record: T) => string;
  /** Replaces what is drawn; give links and buttons in it `tabIndex={-1}`. */
  cell?: (record: T) => ReactNode;
  /** For 'date-time'; the user's own zone unless given. */
  timeZone?: string;
  isHiddenInNarrow?: boolean;
}

/** A column that shows a field of the record and may edit it. */
export interface GridFieldColumn<T> extends GridColumnBase<T> {
  key: keyof T & string;
  value?: undefined;
  /** Without an editor the column is read-only. */
  editor?: 'text' | 'boolean' | 'select';
  /** 'after-creation': editable only in rows that are not saved yet. */
  readOnly?: boolean | 'after-creation';
  isRequired?: boolean;
  maxLength?: number;
  /** Returns what is wrong with this field of the record, if anything. */
  validate?: (record: T, isNew: boolean) => string | undefined;
}

/** A read-only column whose value is worked out from the record. */
export interface GridComputedColumn<T> extends GridColumnBase<T> {
  key: string;
  value: (record: T) => string | number | boolean | null | undefined;
  editor?: undefined;
  /** Its cells are buttons: there is nothing to sort, filter or export. */
  isAction?: boolean;
}

export type GridColumn<T> = GridFieldColumn<T> | GridComputedColumn<T>;

/** The value of a cell as the record has it. */
export function cellValue<T>(column: GridColumn<T>, record: T): unknown {
  return column.value ? column.value(record) : record[column.key];
}

/** Whether a column has buttons rather than values. */
export function isActionColumn<T>(column: GridColumn<T>): boolean {
  return column.value !== undefined && column.isAction === true;
}

/** Whether the user may edit this column in a row. */
export function isEditable<T>(column: GridColumn<T>, isNew: boolean): boolean {
  if (!column.editor || column.readOnly === true) return false;
  return isNew || column.readOnly !== 'after-creation';
}

const numberFormat = new Intl.NumberFormat();

/** The text of a cell: what is shown, searched, filtered and exported. */
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
      return typeof value === 'number' ? numberFormat.format(value) : String(value);
    default:
      return String(value);
  }
}

/** A number or point in time, which compares by value and is searched by the text it shows. */
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
 * What a cell is sorted and filtered by: a measured value for numbers and points in time, the
 * shown text for everything else, undefined for blanks.
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
