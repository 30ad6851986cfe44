import { useMemo, useState } from 'react';
import { groupedBy } from '~/domain/lists';
import { limitError } from '~/domain/typed-text';
import type { GridColumn } from '../grid-column';
import type { PendingEdits } from '../pending-edits';

/** What is wrong with one cell. */
export interface CellProblem {
  key: string;
  message: string;
  /** A required value is missing. It is no problem while a person still fills in a new row. */
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
  const all = useMemo(
    () =>
      [...pending.rows].flatMap(([row, { base, current, isDeleted }]) =>
        isDeleted
          ? []
          : rowProblems(columns, current, !base).map((one) => ({ ...one, row, isNew: !base })),
      ),
    [columns, pending],
  );
  const shown = useMemo(() => {
    const timely = all.filter(({ isNew, isMissing }) => isComplaining || !(isNew && isMissing));
    return groupedBy(timely, ({ row }) => row);
  }, [all, isComplaining]);

  const [first] = all;
  if (isComplaining && !first) setIsComplaining(false);
  const values = all.length === 1 ? '1 value needs' : `${all.length} values need`;
  return {
    /** By row key. */
    shown,
    /** Shows every problem. Returns the first one, if any. */
    complain: () => {
      if (first) setIsComplaining(true);
      return first;
    },
    summary:
      isComplaining && first
        ? `Nothing was saved: ${values} attention. ${first.message}`
        : undefined,
  };
}
