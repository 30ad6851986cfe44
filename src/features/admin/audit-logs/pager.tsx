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
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const pressed = useRef<HTMLButtonElement>(null);
  // The other button takes the focus of a pressed button that is disabled now.
  useEffect(() => {
    const button = pressed.current;
    if (!button) return;
    const isLost = document.activeElement === document.body || document.activeElement === button;
    if (!button.disabled || !isLost) return;
    const other = button === next.current ? previous.current : next.current;
    other?.focus();
  });
  const turn = (button: HTMLButtonElement, target: number) => {
    pressed.current = button;
    onPage(target);
  };
  return (
    <div className={classes.pager}>
      <ActionIcon
        ref={previous}
        variant="default"
        aria-label="Previous page"
        disabled={page <= 1}
        onClick={(event) => turn(event.currentTarget, page - 1)}
      >
        <IconChevronLeft size={16} aria-hidden="true" />
      </ActionIcon>
      <span role="status" className={classes.page}>
        Page {page}
      </span>
      <ActionIcon
        ref={next}
        variant="default"
        aria-label="Next page"
        disabled={!hasNext}
        onClick={(event) => turn(event.currentTarget, page + 1)}
      >
        <IconChevronRight size={16} aria-hidden="true" />
      </ActionIcon>
    </div>
  );
}
