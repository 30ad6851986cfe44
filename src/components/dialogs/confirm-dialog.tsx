import { Button } from '@mantine/core';
import { WorkingButton } from '../working-button';
import { Dialog } from './dialog';
import classes from './dialog.module.css';
import type { DialogProps } from './modal-dialog';

interface ConfirmDialogProps
  extends Pick<
    DialogProps,
    'isOpen' | 'title' | 'changed' | 'children' | 'isBusy' | 'returnsFocus'
  > {
  confirmText: string | undefined;
  cancelText?: string;
  /** Set it for an action that cannot be undone. */
  isDangerous?: boolean;
  error?: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before an action. The focus starts on the button that does nothing. */
export function ConfirmDialog({ children, error, onCancel, ...props }: ConfirmDialogProps) {
  const { confirmText, cancelText = 'Cancel', isDangerous, onConfirm, ...dialog } = props;
  return (
    <Dialog
      {...dialog}
      onClose={onCancel}
      actions={
        <>
          <Button variant="default" onClick={onCancel} disabled={dialog.isBusy} data-autofocus>
            {cancelText}
          </Button>
          <WorkingButton
            color={isDangerous ? 'red' : undefined}
            data-confirms
            onClick={onConfirm}
            loading={dialog.isBusy}
          >
            {confirmText}
          </WorkingButton>
        </>
      }
    >
      {children}
      {error ? (
        <p role="alert" className={classes.error}>
          {error}
        </p>
      ) : null}
    </Dialog>
  );
}
