import { ConfirmDialog } from './confirm-dialog';

interface SaveAgainDialogProps {
  isOpen: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something new is sent again that was saved, or perhaps was. */
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
