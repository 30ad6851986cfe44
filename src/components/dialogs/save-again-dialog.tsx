import type { ComponentProps } from 'react';
import { ConfirmDialog } from './confirm-dialog';

type SaveAgainDialogProps = Pick<
  ComponentProps<typeof ConfirmDialog>,
  'isOpen' | 'onConfirm' | 'onCancel'
>;

/** Asks before a screen sends a new record again. The earlier save may have stored it already. */
export function SaveAgainDialog(props: SaveAgainDialogProps) {
  return (
    <ConfirmDialog {...props} title="Save again?" confirmText="Save again" isDangerous>
      <p>
        The first save has no answer that could be read, and may have been done. Look in the list
        first: saving again may create the same a second time.
      </p>
    </ConfirmDialog>
  );
}
