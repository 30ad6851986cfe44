import { useMemo, useState } from 'react';
import { limitError } from '~/domain/typed-text';
import type { GridColumn } from '../grid-column';
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
  const { key, header, isRequired, maxLength, validate } = column;
  const text = String(record[key] ?? '');
  if (isRequired && text.trim() === '') {
    return { key, message: `${header} is required.`, isMissing: true };
  }
  const tooLong = maxLength === undefined ? undefined : limitError(text, maxLength);
  const message = tooLong ? `${header}: ${tooLong}` : validate?.(record, isNew);
  return message ? { key, message, isMissing: false } : undefined;
}

/** Returns the problems of a row, in the order of the columns. */
export function rowProblems<T>(
  columns: readonly GridColumn<T>[],
  record: T,
  isNew: boolean,
): CellProblem[] {
  return columns.flatMap((column) => cellProblem(column, record, isNew) ?? []);
}

/** Finds the problems that prevent a save of the unsaved rows, and decides when to show them. */
export function useRowProblems<T>(columns: readonly GridColumn<T>[], pending: PendingEdits<T>) {
  const [isComplaining, setIsComplaining] = useState(false);
  const all = useMemo(() => {
    const problems = [...pending.rows]
      .filter(([, { isDeleted }]) => !isDeleted)
      .map(([row, { base, current }]) => [row, rowProblems(columns, current, !base)] as const);
    return new Map(problems.filter(([, list]) => list.length > 0));
  }, [columns, pending]);
  const shown = useMemo(() => {
    if (isComplaining) return all;
    // A missing value of a new row is not a problem while a person still fills it in.
    const begun = [...all].map(([row, list]) => {
      const isNew = !pending.rows.get(row)?.base;
      return [row, list.filter(({ isMissing }) => !(isMissing && isNew))] as const;
    });
    return new Map(begun.filter(([, list]) => list.length > 0));
  }, [all, isComplaining, pending.rows]);

  const count = [...all.values()].flat().length;
  if (isComplaining && count === 0) setIsComplaining(false);
  const [[row, [first] = []] = []] = all;
  const values = count === 1 ? '1 value needs' : `${count} values need`;
  return {
    /** By row key. */
    shown,
    /** Shows every problem. Returns the first one, if any. */
    complain: () => {
      if (!row || !first) return undefined;
      setIsComplaining(true);
      return { row, key: first.key };
    },
    summary:
      isComplaining && first
        ? `Nothing was saved: ${values} attention. ${first.message}`
        : undefined,
  };
}
