import { ConfirmDialog } from '../dialogs/confirm-dialog';
import type { GridRowData } from './model/row-source';
import type { RecordGridProps } from './record-grid-props';

interface DeleteRowDialogProps<T extends object>
  extends Pick<RecordGridProps<T>, 'inPlace' | 'deletionNote'> {
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
  const savedConsequence = inPlace
    ? 'It is deleted when you save the changes.'
    : 'It is deleted at once. This cannot be undone.';
  const consequence = isNew ? 'It has never been saved.' : savedConsequence;
  const note = row && !isNew ? deletionNote?.(row.record) : undefined;
  return (
    <ConfirmDialog
      isOpen={row !== undefined}
      title="Delete Row"
      confirmText="Delete"
      isDangerous
      onConfirm={() => row && props.onConfirm(row)}
      onCancel={props.onCancel}
    >
      {row ? <p>{`Delete "${labelOf(row.record)}"? ${consequence}`}</p> : null}
      {note ? <p>{note}</p> : null}
    </ConfirmDialog>
  );
}
