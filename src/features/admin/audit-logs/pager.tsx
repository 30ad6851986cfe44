import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import classes from './audit-logs-screen.module.css';

interface PagerProps {
  /** Counted from 1. */
  page: number;
  hasNext: boolean;
  onPage: (page: number) => void;
}

/** Previous, "Page N" and next (docs/product/reports.md#audit-paging). */
export function Pager({ page, hasNext, onPage }: PagerProps) {
  const pager = useRef<HTMLDivElement>(null);
  const pressed = useRef<HTMLButtonElement>(null);
  // The other button takes the focus of a pressed button that is disabled now.
  useEffect(() => {
    const button = pressed.current;
    const isLost = document.activeElement === document.body || document.activeElement === button;
    if (!button?.disabled || !isLost) return;
    pager.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus();
  });
  const turn = (
    label: string,
    target: number,
    isDisabled: boolean,
    Icon: typeof IconChevronLeft,
  ) => (
    <ActionIcon
      variant="default"
      aria-label={label}
      disabled={isDisabled}
      onClick={(event) => {
        pressed.current = event.currentTarget;
        onPage(target);
      }}
    >
      <Icon size={16} aria-hidden="true" />
    </ActionIcon>
  );
  return (
    <div ref={pager} className={classes.pager}>
      {turn('Previous page', page - 1, page <= 1, IconChevronLeft)}
      <span role="status" className={classes.page}>
        Page {page}
      </span>
      {turn('Next page', page + 1, !hasNext, IconChevronRight)}
    </div>
  );
}
