import { type ReactNode, type RefObject, useId } from 'react';
import { focusHeading } from '~/components/page-heading';
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

/**
 * A ref for the browser's own dialog, which is above the page as long as it exists. The element with
 * `data-first-focus`, or else the first one, has the focus. The end of the dialog returns the focus to
 * where it was.
 * @param otherwise gets the focus if the element that had it is gone; the default is the heading
 */
export function openModal(dialog: HTMLDialogElement, otherwise?: RefObject<HTMLElement | null>) {
  const { activeElement, documentElement } = document;
  const { scrollHeight, clientHeight, clientWidth } = documentElement;
  dialog.toggleAttribute('data-locks', scrollHeight > clientHeight);
  // Only a scrollbar beside the page has room that the page would have to keep.
  dialog.toggleAttribute('data-keeps-gutter', window.innerWidth > clientWidth);
  // A press on the backdrop would take the focus out of the dialog.
  dialog.onmousedown = (event) => event.target !== dialog;
  dialog.showModal();
  dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus();
  return () => {
    // Everything else is inert until the dialog is closed.
    dialog.close();
    // A page that came with the dialog may not have had the focus yet.
    const isKept = activeElement?.isConnected && (otherwise || activeElement !== document.body);
    const before = isKept ? activeElement : otherwise?.current;
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    else focusHeading({ preventScroll: true });
  };
}
