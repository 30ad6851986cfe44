import { ConfirmDialog } from '../dialogs/confirm-dialog';
import type { GridRowData } from './model/row-source';
import type { GridSavingOptions } from './record-grid-props';

interface DeleteRowDialogProps<T extends object>
  extends Pick<
    GridSavingOptions<T>,
    'inPlace' | 'deletionNote' | 'deletionQuestion' | 'deletionFacts'
  > {
  /** The dialog is open while this is defined. */
  row: GridRowData<T> | undefined;
  labelOf: (record: T) => string;
  onConfirm: (row: GridRowData<T>) => void;
  onCancel: () => void;
}

/** Asks before a deletion of a row (docs/product/grids.md#deleting-a-row). */
export function DeleteRowDialog<T extends object>(props: DeleteRowDialogProps<T>) {
  const { row, labelOf, inPlace, deletionNote } = props;
  const isNew = row?.mark === 'added';
  const what = props.deletionQuestion ? 'This happens' : 'It is deleted';
  const savedConsequence = inPlace
    ? `${what} when you save the changes.`
    : `${what} at once. This cannot be undone.`;
  const consequence = isNew ? 'It has never been saved.' : savedConsequence;
  const saved = isNew ? undefined : row?.record;
  const question =
    (saved && props.deletionQuestion?.(saved)) ?? `Delete "${row && labelOf(row.record)}"?`;
  const note = saved && deletionNote?.(saved);
  return (
    <ConfirmDialog
      isOpen={row !== undefined}
      title="Delete Row"
      confirmText="Delete"
      isDangerous
      onConfirm={() => row && props.onConfirm(row)}
      onCancel={props.onCancel}
    >
      {saved && props.deletionFacts?.(saved)}
      {row ? <p>{`${question} ${consequence}`}</p> : null}
      {note ? <p>{note}</p> : null}
    </ConfirmDialog>
  );
}
