import { listText, numberText } from '~/domain/count-text';
import { ConfirmDialog } from '../dialogs/confirm-dialog';
import { ErrorDialog } from '../dialogs/error-dialog';
import { UnsavedChangesGuard } from '../edit-page/unsaved-changes-guard';
import { UnansweredNotice } from '../notices/unanswered-notice';
import spoken from '../spoken.module.css';
import { GridNotice } from './grid-notice';
import { LateConflicts } from './grid-tools';
import { useGridFailure } from './model/use-grid-failure';
import type { GridParts } from './model/use-grid-table';
import { PastedColumn } from './paste/pasted-column';
import classes from './record-grid.module.css';

/** What a grid says about a paste and about its last save. */
export function SavingNotices<T extends object>(parts: GridParts<T>) {
  const { pending, dispatch, problems, sent } = parts.saving;
  return (
    <>
      {sent === undefined ? null : <UnansweredNotice />}
      <PastedColumn {...parts} />
      <GridNotice
        text={savedAlready(pending.savedAlready.map(parts.table.frame.labelOf))}
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

const namedCount = 5;

/** Names new rows that a save without an answer has stored (docs/product/grids.md#saving-again). */
function savedAlready(names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined;
  const rest = names.length - namedCount;
  const named = names.slice(0, namedCount);
  const all = listText(rest > 0 ? [...named, `${numberText(rest)} more`] : named);
  return `${all} ${names.length === 1 ? 'was' : 'were'} saved already.`;
}

/** What a grid asks before a deletion, a save or a way out, and why a save has failed. */
export function SavingDialogs<T extends object>(props: GridParts<T>) {
  const { grid, records, saving, table } = props;
  const { conflicts, count } = saving;
  // While the question is open, nothing is on its way.
  const isSaving = saving.sent !== undefined && !conflicts.isOpen;
  const failure = useGridFailure(grid.list, saving, () => saving.retry(table.showCell));
  return (
    <>
      <span role="status" className={spoken.text}>
        {saving.announcement}
      </span>
      <DeleteRowDialog {...props} />
      <LateConflicts
        conflicts={conflicts.subject}
        columns={records.columns}
        labelOf={table.frame.labelOf}
        confirmText={grid.saving.inPlace ? 'Save Changes' : 'Continue'}
        onDecide={conflicts.answer}
        onCancel={() => conflicts.answer(undefined)}
      />
      <ErrorDialog message={failure.message} onClose={failure.close} onRetry={failure.retry} />
      <UnsavedChangesGuard
        hasUnsavedChanges={() => count > 0 || table.hasOpenEdit.current === true || isSaving}
        isSaving={isSaving}
        isDeletion={!grid.saving.inPlace}
      />
    </>
  );
}

/** Asks before a deletion of a row (docs/product/grids.md#deleting-a-row). */
function DeleteRowDialog<T extends object>({ grid, records, saving, table }: GridParts<T>) {
  const { inPlace, offersUndo, deletionQuestion, deletionNote, deletionFacts } = grid.saving;
  const { deleting: row } = saving;
  const isNew = row?.mark === 'added';
  const what = deletionQuestion ? 'This happens' : 'It is deleted';
  const savedConsequence = inPlace
    ? `${what} when you save the changes.`
    : `${what} at once.${offersUndo ? '' : ' This cannot be undone.'}`;
  const consequence = isNew ? 'It has never been saved.' : savedConsequence;
  const saved = isNew ? undefined : row?.record;
  const nameOf =
    saved && !deletionQuestion ? records.distinctNames(saving.pending) : table.frame.labelOf;
  const question = (saved && deletionQuestion?.(saved)) ?? `Delete "${row && nameOf(row.record)}"?`;
  const note = saved && deletionNote?.(saved);
  return (
    <ConfirmDialog
      isOpen={row !== undefined}
      title="Delete Row"
      confirmText="Delete"
      isDangerous
      onConfirm={() => row && saving.deleteRow(row)}
      onCancel={saving.keep}
    >
      {saved && deletionFacts?.(saved)}
      {row ? <p>{`${question} ${consequence}`}</p> : null}
      {note ? <p>{note}</p> : null}
    </ConfirmDialog>
  );
}
