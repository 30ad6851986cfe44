import type { ReactNode } from 'react';
import { dateTimeText } from '~/domain/date-time-text';
import { once } from '~/domain/once';
import { chosenTimeZone, type TimeZone } from '~/domain/time-zone';
import { storedValue } from '~/domain/typed-text';

/** How the values of a column are shown, sorted and filtered. */
export type GridColumnKind = 'text' | 'boolean' | 'select' | 'date-time' | 'link';

export interface GridOption {
  value: string | number;
  label: string;
  isDisabled?: boolean;
}

/** Returns options as the data of a Select of Mantine. */
export const selectData = (
  options: readonly (Omit<GridOption, 'value'> & { value: GridOption['value'] | boolean })[],
) =>
  options.map(({ value, label, isDisabled: disabled }) => ({ value: `${value}`, label, disabled }));

interface GridColumnBase<T> {
  header: string;
  /** The width in pixels until the user changes it. */
  width: number;
  /** The width in pixels up to which the column takes unused room; by default none. */
  roomyWidth?: number;
  /** Default: 'text'. */
  kind?: GridColumnKind;
  /** The labels of a 'select' column, and the options of its editor. */
  options?: readonly GridOption[];
  /** The time zone of a 'date-time' column that names it in its header; otherwise the chosen one. */
  timeZone?: TimeZone;
  /** Replaces the text that the grid shows, searches and exports. */
  text?: (record: T) => string;
  /** What a 'boolean' column without an editor says for Yes. It says nothing for No. */
  trueWord?: string;
  /**
   * Replaces the content of the cell; undefined keeps it. Links and buttons in it need
   * `tabIndex={-1}`.
   * @param linked returns the name of a record as a link to its page, if it has one
   */
  cell?: (record: T, linked: (name: string) => ReactNode) => ReactNode;
  isHiddenInNarrow?: boolean;
}

/** What can be done with a record besides Edit and Delete. */
export interface RecordAction {
  label: string;
  onClick: () => void;
}

/** A column that shows a field of the record and may edit it. */
export interface GridFieldColumn<T> extends GridColumnBase<T> {
  key: keyof T & string;
  value?: undefined;
  /** Without an editor the column is read-only. */
  editor?: 'text' | 'boolean' | 'select';
  readOnly?: 'after-creation';
  isRequired?: boolean;
  maxLength?: number;
  /** The text may have several lines, and is stored as it is typed. */
  isMultiline?: boolean;
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

/** Returns the column of a text that a record has to have, with at most `maxLength` characters. */
export const requiredText = <Key extends string>(
  key: Key,
  header: string,
  width: number,
  maxLength: number,
) => ({ key, header, width, editor: 'text', isRequired: true, maxLength }) as const;

/**
 * Returns the validation of a field whose stored value stays, although it may break the rules of today.
 * @param stored the loaded records
 */
export function unlessStored<T, Key extends keyof T>(
  stored: readonly T[],
  idOf: (record: T) => string,
  key: Key,
  problemOf: (value: T[Key]) => string | undefined,
): (record: T) => string | undefined {
  const values = once(() => new Map(stored.map((record) => [idOf(record), record[key]])));
  return (record) =>
    values().get(idOf(record)) === record[key] ? undefined : problemOf(record[key]);
}

/** Returns a typed text as it is stored in a column. */
export const typedValue = <T>({ key, isMultiline }: GridFieldColumn<T>, text: string): string =>
  isMultiline ? text : storedValue(key, text);

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

/** Returns the texts of a cell that a search finds: its value, and the word that stands for it. */
export function searchedText<T>(column: GridColumn<T>, record: T): string {
  const text = `${comparableValue(column, record) ?? ''}`;
  const { trueWord } = column;
  return trueWord && cellValue(column, record) === true ? `${text} ${trueWord}` : text;
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
