import { useState } from 'react';
import { additionRowKey } from '../pending-rows';
import type { RecordGridProps } from '../record-grid-props';
import { type CellProblem, useRowProblems } from './row-problems';
import type { GridRowData } from './row-source';
import type { GridRecords } from './use-grid-records';
import { usePendingEdits } from './use-pending-edits';

const nothingSaved = 'Nothing was saved: you have kept what is stored.';

type OnProblem = (first: CellProblem & { row: string }) => void;

/** Keeps the unsaved edits of a grid, and adds, deletes and saves rows. */
export function useGridSaving<T extends object>(
  props: RecordGridProps<T>,
  records: GridRecords<T>,
) {
  const { columns, loaded } = records;
  const { inPlace = false, newRecord } = props.saving;
  const edits = usePendingEdits(props, records);
  const problems = useRowProblems(columns, edits.pending);
  const [deleting, setDeleting] = useState<GridRowData<T>>();
  const [announcement, setAnnouncement] = useState('');
  /** The same text again is a change, too, or nobody would hear it. */
  const announce = (text: string) =>
    setAnnouncement((before) => (before === text ? `${text}\u00a0` : text));

  /** Adds a blank row. Returns its key, or undefined if the grid adds none. */
  const add = (): string | undefined => {
    if (!newRecord) return undefined;
    edits.dispatch({ type: 'added', record: newRecord() });
    return additionRowKey(edits.pending.lastAddition + 1);
  };

  /** @param onProblem gets the first problem that prevents the save */
  const save = (onProblem: OnProblem) => {
    if (edits.count === 0) return;
    const first = problems.complain();
    if (first) onProblem(first);
    else edits.save((isStored) => announce(isStored ? 'Changes saved.' : nothingSaved));
  };

  const deleteNow = (record: T) =>
    edits.deleteNow(record, (isStored) => announce(isStored ? 'Row deleted.' : nothingSaved));

  /** Does again what was not sent: a deletion by itself, or the save with the edits of now. */
  const retry = (onProblem: OnProblem) => {
    const [deleted] = inPlace ? [] : (edits.unsent?.rows.values() ?? []);
    if (deleted) deleteNow(deleted.current);
    else save(onProblem);
  };

  const deleteRow = (row: GridRowData<T>) => {
    setDeleting(undefined);
    if (inPlace) {
      edits.dispatch({ type: 'deletion-marked', rows: [row.id], loaded });
      announce(row.mark === 'added' ? 'Row removed.' : 'Row marked to be deleted.');
    } else {
      deleteNow(row.record);
    }
  };

  return {
    ...edits,
    problems,
    /** The row that a person is asked about. */
    deleting,
    announcement,
    announce,
    add,
    save,
    retry,
    deleteRow,
    discard: () => {
      edits.dispatch({ type: 'discarded' });
      announce('Changes discarded.');
    },
    askToDelete: (row: GridRowData<T>) => (row.isBlank ? deleteRow(row) : setDeleting(row)),
    keep: () => setDeleting(undefined),
  };
}

export type GridSaving<T extends object> = ReturnType<typeof useGridSaving<T>>;
