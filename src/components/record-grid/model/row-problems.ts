import { limitError } from '~/domain/text-limit';
import { cellValue, type GridColumn } from '../grid-column';

/** What is wrong with one cell. */
export interface CellProblem {
  key: string;
  message: string;
  /** A value is missing; not worth a complaint while a new row is still being filled in. */
  isMissing: boolean;
}

function cellProblem<T>(column: GridColumn<T>, record: T, isNew: boolean): CellProblem | undefined {
  if (!column.editor) return undefined;
  const value = cellValue(column, record);
  const text = typeof value === 'string' ? value : '';
  const isBlank = value === null || value === undefined || String(value).trim() === '';
  if (column.isRequired && isBlank) {
    return { key: column.key, message: `${column.header} is required.`, isMissing: true };
  }
  const tooLong = column.maxLength === undefined ? undefined : limitError(text, column.maxLength);
  if (tooLong) {
    return { key: column.key, message: `${column.header}: ${tooLong}`, isMissing: false };
  }
  const message = column.validate?.(record, isNew);
  return message ? { key: column.key, message, isMissing: false } : undefined;
}

/** What is wrong with a row, cell by cell in the order of the columns. */
export function rowProblems<T>(
  columns: readonly GridColumn<T>[],
  record: T,
  isNew: boolean,
): CellProblem[] {
  return columns.flatMap((column) => cellProblem(column, record, isNew) ?? []);
}
