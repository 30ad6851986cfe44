import { useMemo, useState } from 'react';
import { limitError } from '~/domain/text-limit';
import { cellValue, type GridColumn } from '../grid-column';
import type { PendingEdits } from '../pending-edits';

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

/** Returns the problems of all unsaved rows, in the order of the rows. */
function pendingProblems<T>(
  columns: readonly GridColumn<T>[],
  pending: PendingEdits<T>,
): Map<string, CellProblem[]> {
  const records = [
    ...pending.additions,
    ...[...pending.changes]
      .filter(([row]) => !pending.deletions.has(row))
      .map(([row, change]) => [row, change.current] as const),
  ];
  const problems = records.map(
    ([row, record]) => [row, rowProblems(columns, record, pending.additions.has(row))] as const,
  );
  return new Map(problems.filter(([, list]) => list.length > 0));
}

/** Finds the problems that prevent a save of the unsaved rows, and decides when to show them. */
export function useRowProblems<T>(columns: readonly GridColumn<T>[], pending: PendingEdits<T>) {
  const all = useMemo(() => pendingProblems(columns, pending), [columns, pending]);
  const [isComplaining, setIsComplaining] = useState(false);
  const count = [...all.values()].flat().length;
  if (isComplaining && count === 0) setIsComplaining(false);

  const shown = useMemo(() => {
    if (isComplaining) return all;
    // A missing value of a new row is not a problem while a person still fills it in.
    const begun = [...all].map(([row, list]) => {
      const isNew = pending.additions.has(row);
      return [row, list.filter(({ isMissing }) => !(isMissing && isNew))] as const;
    });
    return new Map(begun.filter(([, list]) => list.length > 0));
  }, [all, isComplaining, pending.additions]);

  const [[firstRow, [firstProblem] = []] = []] = all;
  const values = count === 1 ? '1 value needs' : `${count} values need`;
  return {
    of: (row: string) => shown.get(row),
    /** Shows every problem. Returns the first one, if any. */
    complain: () => {
      if (!firstRow || !firstProblem) return undefined;
      setIsComplaining(true);
      return { row: firstRow, key: firstProblem.key };
    },
    summary:
      isComplaining && firstProblem
        ? `Nothing was saved: ${values} attention. ${firstProblem.message}`
        : undefined,
  };
}
