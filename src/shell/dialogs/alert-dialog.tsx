import { Group } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import classes from './alert-dialog.module.css';

interface AlertDialogProps {
  title: string;
  children: ReactNode;
  actions: ReactNode;
  /** Nothing of the page behind it is to be seen. */
  hidesPage?: boolean;
}

/**
 * A dialog that has to be answered: it does not close on Escape or by a click beside it. It is the
 * browser's own, so that it needs no further part of the console when those cannot be loaded, and
 * stands above any other dialog.
 */
export function AlertDialog({ title, children, actions, hidesPage }: AlertDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    const { activeElement } = document;
    dialog.current?.showModal();
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
      // Browsers let a second Escape through.
      onClose={() => dialog.current?.showModal()}
    >
      <h2 id={`${id}-title`} className={classes.title}>
        {title}
      </h2>
      <div id={`${id}-text`}>{children}</div>
      <Group gap="xs" justify="flex-end" mt="md">
        {actions}
      </Group>
    </dialog>
  );
}
