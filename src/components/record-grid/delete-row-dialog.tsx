import { ConfirmDialog } from '../dialogs/confirm-dialog';
import type { GridRowData } from './model/row-source';

interface DeleteRowDialogProps<T> {
  /** The dialog is open while this is defined. */
  row: GridRowData<T> | undefined;
  labelOf: (record: T) => string;
  /** Returns what a deletion removes together with a saved record. */
  noteOf: ((record: T) => string | undefined) | undefined;
  /** The confirmation only marks the row. A save deletes it. */
  isMarkedOnly: boolean;
  onConfirm: (row: GridRowData<T>) => void;
  onCancel: () => void;
}

/** Asks before a deletion of a row (docs/product/grids.md#deleting-a-row). */
export function DeleteRowDialog<T>(props: DeleteRowDialogProps<T>) {
  const { row, isMarkedOnly, labelOf, noteOf } = props;
  const consequence = isMarkedOnly
    ? 'It is deleted when you save the changes.'
    : 'It is deleted at once. This cannot be undone.';
  const note = row && row.mark !== 'added' ? noteOf?.(row.record) : undefined;
  return (
    <ConfirmDialog
      isOpen={row !== undefined}
      title="Delete Row"
      confirmText="Delete"
      isDangerous
      onConfirm={() => row && props.onConfirm(row)}
      onCancel={props.onCancel}
    >
      <p>
        {row ? `Delete "${labelOf(row.record)}"?` : null}{' '}
        {row?.mark === 'added' ? 'It has never been saved.' : consequence}
      </p>
      {note ? <p>{note}</p> : null}
    </ConfirmDialog>
  );
}
