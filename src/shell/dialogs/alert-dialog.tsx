import { type ReactNode, useId } from 'react';
import classes from './alert-dialog.module.css';
import { openModal } from './open-modal';

interface AlertDialogProps {
  title: string;
  children: ReactNode;
  /** The first one has the focus, or the one with `data-first-focus`. */
  actions: ReactNode;
  /** Hides the whole page behind the dialog. */
  hidesPage?: boolean;
}

/**
 * A dialog that the person has to answer: neither Escape nor a click outside closes it. It is the
 * browser's own dialog. So it needs no further chunk, which might not load, and it is above any
 * other dialog.
 */
export function AlertDialog({ title, children, actions, hidesPage }: AlertDialogProps) {
  const id = useId();
  return (
    <dialog
      ref={openModal}
      role="alertdialog"
      className={classes.dialog}
      data-hides-page={hidesPage || undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => event.preventDefault()}
      // A second Escape closes the dialog in spite of `onCancel`.
      onClose={({ currentTarget }) => currentTarget.isConnected && currentTarget.showModal()}
    >
      <h2 id={`${id}-title`} className={classes.title}>
        {title}
      </h2>
      <div id={`${id}-text`}>{children}</div>
      <div className={classes.actions}>{actions}</div>
    </dialog>
  );
}
