import { ConfirmDialog } from '../dialogs/confirm-dialog';
import type { GridParts } from './model/use-grid-table';

/** Asks before a deletion of a row (docs/product/grids.md#deleting-a-row). */
export function DeleteRowDialog<T extends object>({ grid, saving, table }: GridParts<T>) {
  const { inPlace, deletionQuestion, deletionNote, deletionFacts } = grid.saving;
  const { deleting: row } = saving;
  const isNew = row?.mark === 'added';
  const what = deletionQuestion ? 'This happens' : 'It is deleted';
  const savedConsequence = inPlace
    ? `${what} when you save the changes.`
    : `${what} at once. This cannot be undone.`;
  const consequence = isNew ? 'It has never been saved.' : savedConsequence;
  const saved = isNew ? undefined : row?.record;
  const name = row && table.frame.labelOf(row.record);
  const question = (saved && deletionQuestion?.(saved)) ?? `Delete "${name}"?`;
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
