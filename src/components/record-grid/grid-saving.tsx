import { useState } from 'react';
import { ErrorDialog } from '../dialogs/error-dialog';
import { UnsavedChangesGuard } from '../edit-page/unsaved-changes-guard';
import { UnansweredNotice } from '../notices/unanswered-notice';
import spoken from '../spoken.module.css';
import { DeleteRowDialog } from './delete-row-dialog';
import { LateConflicts } from './grid-tools';
import { type CellProblem, useRowProblems } from './model/row-problems';
import type { GridRowData } from './model/row-source';
import { useGridFailure } from './model/use-grid-failure';
import type { GridRecords } from './model/use-grid-records';
import { usePendingEdits } from './model/use-pending-edits';
import { PastedColumn, type PastedColumnProps } from './paste/pasted-column';
import { additionRowKey } from './pending-rows';
import classes from './record-grid.module.css';
import type { RecordGridProps } from './record-grid-props';
import { SavedAlready } from './saved-already';

const nothingSaved = 'Nothing was saved: you have kept what is stored.';

/** Keeps the unsaved edits of a grid, and adds, deletes and saves rows. */
export function useGridSaving<T extends object>(
  props: RecordGridProps<T>,
  { columns, loaded }: GridRecords<T>,
) {
  const { inPlace = false, newRecord } = props.saving;
  const edits = usePendingEdits(props, loaded);
  const problems = useRowProblems(columns, edits.pending);
  const [deleting, setDeleting] = useState<GridRowData<T>>();
  const [announcement, announce] = useState('');

  /** Adds a blank row. Returns its key, or undefined if the grid adds none. */
  const add = (): string | undefined => {
    if (!newRecord) return undefined;
    edits.dispatch({ type: 'added', record: newRecord() });
    return additionRowKey(edits.pending.lastAddition + 1);
  };

  /** @param onProblem gets the first problem that prevents the save */
  const save = (onProblem: (first: CellProblem & { row: string }) => void) => {
    if (edits.count === 0) return;
    const first = problems.complain();
    if (first) onProblem(first);
    else edits.save((isStored) => announce(isStored ? 'Changes saved.' : nothingSaved));
  };

  const deleteRow = (row: GridRowData<T>) => {
    setDeleting(undefined);
    if (inPlace) {
      edits.dispatch({ type: 'deletion-marked', row: row.id, loaded: loaded.get(row.id) });
      announce(row.mark === 'added' ? 'Row removed.' : 'Row marked to be deleted.');
    } else {
      edits.deleteNow(row.record, (isStored) => announce(isStored ? 'Row deleted.' : nothingSaved));
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
    deleteRow,
    askToDelete: (row: GridRowData<T>) => (row.isBlank ? deleteRow(row) : setDeleting(row)),
    keep: () => setDeleting(undefined),
  };
}

export type GridSaving<T extends object> = ReturnType<typeof useGridSaving<T>>;

interface GridSavingViewProps<T extends object> {
  grid: RecordGridProps<T>;
  records: GridRecords<T>;
  saving: GridSaving<T>;
  /** What the grid draws. */
  table: Pick<PastedColumnProps<T>, 'scrollFrame' | 'frame' | 'source'>;
  /** Saves again after a failure. */
  onSave: () => void;
}

/** What a grid says about a paste and about its last save. */
export function SavingNotices<T extends object>(props: Omit<GridSavingViewProps<T>, 'onSave'>) {
  const { saving, table, records } = props;
  const { pending, dispatch, problems, sent } = saving;
  return (
    <>
      {sent === undefined ? null : <UnansweredNotice />}
      <PastedColumn {...table} loaded={records.loaded} pending={pending} dispatch={dispatch} />
      <SavedAlready
        names={pending.savedAlready.map(table.frame.labelOf)}
        onClose={() => dispatch({ type: 'noticed' })}
      />
      {problems.summary ? (
        <p role="alert" className={classes.problems}>
          {problems.summary}
        </p>
      ) : null}
    </>
  );
}

/** What a grid asks before a deletion, a save or a way out of the page, and why a save has failed. */
export function SavingDialogs<T extends object>(props: GridSavingViewProps<T>) {
  const { grid, records, saving, table, onSave } = props;
  const { conflicts, count } = saving;
  const failure = useGridFailure(grid.list, saving, onSave);
  return (
    <>
      <span role="status" className={spoken.text}>
        {saving.announcement}
      </span>
      <DeleteRowDialog
        {...grid.saving}
        row={saving.deleting}
        labelOf={table.frame.labelOf}
        onConfirm={saving.deleteRow}
        onCancel={saving.keep}
      />
      <LateConflicts
        isLikely={count > 0}
        conflicts={conflicts.subject}
        columns={records.columns}
        labelOf={table.frame.labelOf}
        confirmText={grid.saving.inPlace ? 'Save Changes' : 'Continue'}
        onDecide={conflicts.answer}
        onCancel={() => conflicts.answer(undefined)}
      />
      <ErrorDialog message={failure.message} onClose={failure.close} onRetry={failure.retry} />
      <UnsavedChangesGuard hasUnsavedChanges={() => count > 0} />
    </>
  );
}
