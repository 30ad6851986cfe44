import { limitError } from '~/domain/text-limit';
import { cellValue, type GridColumn } from '../grid-column';

/** What is wrong with one cell. */
export interface CellProblem {
  key: string;
  message: string;
  /**
   * A required value is missing. The grid does not report it while a person is still filling in a
   * new row.
   */
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

/** Returns the problems of a row, in the order of the columns. */
export function rowProblems<T>(
  columns: readonly GridColumn<T>[],
  record: T,
  isNew: boolean,
): CellProblem[] {
  return columns.flatMap((column) => cellProblem(column, record, isNew) ?? []);
}
