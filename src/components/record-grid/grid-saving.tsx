import { ErrorDialog } from '../dialogs/error-dialog';
import { UnsavedChangesGuard } from '../edit-page/unsaved-changes-guard';
import { UnansweredNotice } from '../notices/unanswered-notice';
import spoken from '../spoken.module.css';
import { DeleteRowDialog } from './delete-row-dialog';
import { LateConflicts } from './grid-tools';
import { useGridFailure } from './model/use-grid-failure';
import type { GridParts } from './model/use-grid-table';
import { PastedColumn } from './paste/pasted-column';
import classes from './record-grid.module.css';
import { SavedAlready } from './saved-already';

/** What a grid says about a paste and about its last save. */
export function SavingNotices<T extends object>(parts: GridParts<T>) {
  const { pending, dispatch, problems, sent } = parts.saving;
  return (
    <>
      {sent === undefined ? null : <UnansweredNotice />}
      <PastedColumn {...parts} />
      <SavedAlready
        names={pending.savedAlready.map(parts.table.frame.labelOf)}
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

/**
 * What a grid asks before a deletion, a save or a way out of the page, and why a save has failed.
 * @param onSave saves again after a failure
 */
export function SavingDialogs<T extends object>(props: GridParts<T> & { onSave: () => void }) {
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
