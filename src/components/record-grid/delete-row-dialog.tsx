import { useState } from 'react';
import { ConfirmDialog } from '../dialogs/confirm-dialog';
import type { GridRowData } from './model/row-source';

interface DeleteRowDialogProps<T> {
  /** The dialog is open while there is a row to ask about. */
  row: GridRowData<T> | undefined;
  labelOf: (record: T) => string;
  /** What goes with a record that was saved. */
  noteOf: ((record: T) => string | undefined) | undefined;
  /** The row goes only when the changes are saved. */
  isMarkedOnly: boolean;
  onConfirm: (row: GridRowData<T>) => void;
  onCancel: () => void;
}

/** Asks before a row is deleted (docs/product/grids.md#deleting-a-row). */
export function DeleteRowDialog<T>(props: DeleteRowDialogProps<T>) {
  const { row, isMarkedOnly, labelOf, noteOf } = props;
  // The words stay while the dialog fades out.
  const [shown, setShown] = useState(row);
  if (row && row !== shown) setShown(row);
  const consequence = isMarkedOnly
    ? 'It is deleted when you save the changes.'
    : 'It is deleted at once. This cannot be undone.';
  const note = shown && shown.mark !== 'added' ? noteOf?.(shown.record) : undefined;
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
        {shown ? `Delete "${labelOf(shown.record)}"?` : null}{' '}
        {shown?.mark === 'added' ? 'It has never been saved.' : consequence}
      </p>
      {note ? <p>{note}</p> : null}
    </ConfirmDialog>
  );
}
