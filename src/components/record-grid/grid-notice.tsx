import { ActionIcon, Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import classes from './record-grid.module.css';

interface GridNoticeProps {
  /** Without a text, the notice is empty. */
  text: string | undefined;
  /** A button that ends the notice as well. */
  action?: { text: string; act: () => void } | undefined;
  onClose: () => void;
}

/** A notice above the rows. It is always present, so that a screen reader notices its text. */
export function GridNotice({ text, action, onClose }: GridNoticeProps) {
  const close = ({ currentTarget }: MouseEvent) => {
    const grid = currentTarget.closest('section');
    // The button disappears together with the focus.
    grid?.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus();
    onClose();
  };
  return (
    <div role="status" className={text ? classes.notice : undefined}>
      {text ? (
        <>
          <span>{text}</span>
          {action ? (
            <Button
              variant="subtle"
              size="compact-xs"
              onClick={(event) => {
                action.act();
                close(event);
              }}
            >
              {action.text}
            </Button>
          ) : null}
          <ActionIcon size="sm" aria-label="Close" onClick={close}>
            <IconX size="0.875rem" aria-hidden="true" />
          </ActionIcon>
        </>
      ) : null}
    </div>
  );
}
