import { useMemo, useState } from 'react';
import { numberText } from '~/domain/count-text';
import { groupedBy } from '~/domain/lists';
import { changedFields } from '~/domain/record-difference';
import { limitError } from '~/domain/typed-text';
import type { GridColumn } from '../grid-column';
import { isBlankRow, type PendingEdits } from '../pending-rows';

export interface CellProblem {
  key: string;
  message: string;
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

/**
 * Finds the problems that prevent a save of the unsaved rows, and decides when to show them. A field
 * of a new row that still has its first value shows its problem only after the person has left it, or
 * has saved (docs/product/grids.md#blank-rows).
 */
export function useRowProblems<T extends object>(
  columns: readonly GridColumn<T>[],
  pending: PendingEdits<T>,
) {
  const [isComplaining, setIsComplaining] = useState(false);
  const found = useMemo(
    () =>
      [...pending.rows].flatMap(([row, edits]) => {
        const { base, start, current, isDeleted, left } = edits;
        const isBlank = isBlankRow(edits);
        if (isDeleted || (isBlank && !left)) return [];
        const typed: readonly string[] = start ? changedFields(start, current) : [];
        const isUntouched = (key: string) => !base && !left?.has(key) && !typed.includes(key);
        return rowProblems(columns, current, !base).map((problem) => ({
          ...problem,
          row,
          isBlank,
          isUntouched: isUntouched(problem.key),
        }));
      }),
    [columns, pending],
  );
  const all = useMemo(() => found.filter(({ isBlank }) => !isBlank), [found]);
  const shown = useMemo(() => {
    const timely = found.filter(
      ({ isBlank, isUntouched }) => !isUntouched || (isComplaining && !isBlank),
    );
    return groupedBy(timely, ({ row }) => row);
  }, [found, isComplaining]);

  const [first] = all;
  if (isComplaining && !first) setIsComplaining(false);
  const values = all.length === 1 ? '1 value needs' : `${numberText(all.length)} values need`;
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
