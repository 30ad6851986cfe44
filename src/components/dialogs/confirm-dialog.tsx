import { Button } from '@mantine/core';
import { createContext, type RefCallback, useCallback, useState } from 'react';
import { WorkingButton } from '../working-button';
import { Dialog } from './dialog';
import classes from './dialog.module.css';
import type { DialogProps } from './modal-dialog';

/**
 * A ref for the sentence of a question that says that the service refuses the action. While the sentence is
 * there, the question offers no confirmation.
 */
export const RefusedAction = createContext<RefCallback<HTMLElement>>(() => {});

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
  const [isRefused, setIsRefused] = useState(false);
  const refuse = useCallback(() => {
    setIsRefused(true);
    return () => setIsRefused(false);
  }, []);
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
            disabled={isRefused}
            onClick={onConfirm}
            loading={dialog.isBusy}
          >
            {confirmText}
          </WorkingButton>
        </>
      }
    >
      <RefusedAction value={refuse}>{children}</RefusedAction>
      {error ? (
        <p role="alert" className={classes.error}>
          {error}
        </p>
      ) : null}
    </Dialog>
  );
}
