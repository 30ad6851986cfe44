import { type ReactNode, useEffect, useId, useRef } from 'react';
import classes from './alert-dialog.module.css';

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
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    const { activeElement } = document;
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    return () => {
      if (activeElement instanceof HTMLElement) activeElement.focus();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className={classes.dialog}
      data-hides-page={hidesPage || undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => event.preventDefault()}
      // A second Escape closes the dialog in spite of `onCancel`.
      onClose={() => dialog.current?.showModal()}
    >
      <h2 id={`${id}-title`} className={classes.title}>
        {title}
      </h2>
      <div id={`${id}-text`}>{children}</div>
      <div className={classes.actions}>{actions}</div>
    </dialog>
  );
}
