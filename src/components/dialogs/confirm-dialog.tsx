import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog } from './dialog';
import classes from './dialog.module.css';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  /** Says what the confirmation does. */
  children: ReactNode;
  /** The text of the button that confirms. */
  confirmText: string;
  cancelText?: string;
  /** Set it for an action that cannot be undone. */
  isDangerous?: boolean;
  isBusy?: boolean;
  /** Why the last attempt failed. */
  error?: string;
  /** Whether a close returns the focus to the element that had it before. */
  returnsFocus?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before an action. The focus starts on the button that does nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isBusy = false, onCancel, onConfirm } = props;
  return (
    <Dialog
      isOpen={props.isOpen}
      title={props.title}
      onClose={onCancel}
      isBusy={isBusy}
      returnsFocus={props.returnsFocus}
      actions={
        <>
          <Button variant="default" onClick={onCancel} disabled={isBusy} data-autofocus>
            {props.cancelText ?? 'Cancel'}
          </Button>
          <Button
            color={props.isDangerous ? 'red' : undefined}
            onClick={onConfirm}
            loading={isBusy}
          >
            {props.confirmText}
          </Button>
        </>
      }
    >
      {props.children}
      {props.error ? (
        <p role="alert" className={classes.error}>
          {props.error}
        </p>
      ) : null}
    </Dialog>
  );
}
