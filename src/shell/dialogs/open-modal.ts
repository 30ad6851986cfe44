import type { RefObject } from 'react';

/**
 * A ref for the browser's own dialog, which is above the page as long as it exists. The element with
 * `data-first-focus`, or else the first one, has the focus. The end of the dialog returns the focus to
 * where it was.
 * @param otherwise gets the focus if the element that had it is gone
 */
export function openModal(dialog: HTMLDialogElement, otherwise?: RefObject<HTMLElement | null>) {
  const { activeElement } = document;
  dialog.showModal();
  dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus();
  return () => {
    // Everything else is inert until the dialog is closed.
    dialog.close();
    const before = activeElement?.isConnected ? activeElement : otherwise?.current;
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  };
}
