import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { MouseEvent, ReactNode } from 'react';
import classes from './record-grid.module.css';

interface GridNoticeProps {
  /** Without a text, the notice is empty. */
  text: string | undefined;
  children?: ReactNode;
  onClose: () => void;
}

/** A notice above the rows. It is always present, so that a screen reader notices its text. */
export function GridNotice({ text, children, onClose }: GridNoticeProps) {
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
          {children}
          <ActionIcon size="sm" aria-label="Close" onClick={close}>
            <IconX size={14} aria-hidden="true" />
          </ActionIcon>
        </>
      ) : null}
    </div>
  );
}
