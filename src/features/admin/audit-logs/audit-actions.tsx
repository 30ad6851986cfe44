import { ActionIcon, Button, Loader } from '@mantine/core';
import {
  IconChevronLeft,
  IconChevronRight,
  IconDownload,
  IconFilterOff,
  IconRefresh,
} from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { focusHeading } from '~/components/focus-heading';
import { PageHeading } from '~/components/page-heading';
import { useFocusWhenGone } from '~/components/use-focus-when-gone';
import classes from './audit-logs-screen.module.css';
import { type AuditSearch, isFiltered } from './audit-search';

interface AuditActionsProps {
  search: AuditSearch;
  hasNext: boolean;
  isExporting: boolean;
  isRefreshing: boolean;
  onSearchChange: (search: AuditSearch) => void;
  onRefresh: () => void;
  onExport: () => void;
}

/** The heading with the actions on the whole log and the pager. */
export function AuditActions(props: AuditActionsProps) {
  const { search, onSearchChange, isRefreshing } = props;
  useFocusWhenGone(isFiltered(search), focusHeading);
  return (
    <PageHeading
      actions={
        <>
          {isFiltered(search) ? (
            <Button
              variant="default"
              leftSection={<IconFilterOff size={16} aria-hidden="true" />}
              onClick={() => onSearchChange({ page: search.page })}
            >
              Clear all filters
            </Button>
          ) : null}
          <Button
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden="true" />}
            disabled={props.isExporting}
            onClick={props.onExport}
          >
            Export to CSV
          </Button>
          <ActionIcon
            variant="default"
            aria-label="Refresh"
            // A disabled button would lose the focus.
            aria-disabled={isRefreshing || undefined}
            onClick={() => isRefreshing || props.onRefresh()}
          >
            {isRefreshing ? (
              <Loader size={14} color="gray" />
            ) : (
              <IconRefresh size={16} aria-hidden="true" />
            )}
          </ActionIcon>
          <Pager
            page={search.page ?? 1}
            hasNext={props.hasNext}
            onPage={(page) => onSearchChange({ ...search, page })}
          />
        </>
      }
    >
      Audit Logs
    </PageHeading>
  );
}

interface PagerProps {
  /** Counted from 1. */
  page: number;
  hasNext: boolean;
  onPage: (page: number) => void;
}

/** Previous, "Page N" and next (docs/product/reports.md#audit-paging). */
function Pager({ page, hasNext, onPage }: PagerProps) {
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
