import { ConfirmDialog } from './confirm-dialog';

interface SaveAgainDialogProps {
  isOpen: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something new is sent again of which nobody knows whether it was saved. */
export function SaveAgainDialog(props: SaveAgainDialogProps) {
  return (
    <ConfirmDialog {...props} title="Save again?" confirmText="Save again" isDangerous>
      <p>
        The server has not answered the first save, which may have been done. Look in the list
        first: saving again may create the same a second time.
      </p>
    </ConfirmDialog>
  );
}
