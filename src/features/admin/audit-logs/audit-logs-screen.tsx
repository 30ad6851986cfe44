import { ActionIcon, Button, Loader } from '@mantine/core';
import {
  IconChevronLeft,
  IconChevronRight,
  IconDownload,
  IconFilterOff,
  IconRefresh,
} from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { auditLogQueries } from '~/api/audit-logs';
import { failureWords } from '~/api/failure-words';
import { LoadingOverlay } from '~/components/loading-overlay/loading-overlay';
import { PageHeading } from '~/components/page-heading';
import { passFocusOn } from '~/components/pass-focus';
import { WorkingButton } from '~/components/working-button';
import { countText } from '~/domain/count-text';
import { type AuditTypes, auditTypesOf } from './audit-entries';
import classes from './audit-logs-screen.module.css';
import { pageAfterResize, rowHeight, usePageSize } from './audit-page-size';
import { auditQuery, isFiltered } from './audit-query';
import { type AuditSearch, parseAuditSearch } from './audit-search';
import { AuditTable } from './audit-table';
import { type AuditExport, useAuditExport } from './use-audit-export';

const route = '/_signed-in/admin/auditlogs';
const noEntries: readonly never[] = [];
const noTypes: AuditTypes = new Map();

/** Audit Logs (docs/product/reports.md#audit-logs). */
export function AuditLogsScreen() {
  const search = useSearch({ from: route });
  const navigate = useNavigate({ from: '/admin/auditlogs' });
  const changeSearch = (next: AuditSearch, replace = false) =>
    navigate({ search: parseAuditSearch({ ...next }), replace, resetScroll: false });
  const { page = 1, ...filters } = search;
  const pageSize = usePageSize((before, now) => {
    // The first visible entry stays on the page.
    void changeSearch({ ...search, page: pageAfterResize(page, before, now) }, true);
  });
  const descriptions = useQuery({ ...auditLogQueries.descriptions(), select: auditTypesOf });
  const result = useQuery({
    ...auditLogQueries.page(auditQuery(search, pageSize)),
    placeholderData: keepPreviousData,
  });
  const { data: types = noTypes } = descriptions;
  const exporting = useAuditExport();

  // A background refetch of the types does not count as loading.
  const isLoading =
    result.isFetching ||
    descriptions.isPending ||
    (descriptions.isError && descriptions.isFetching);
  const error = isLoading ? null : (result.error ?? descriptions.error);
  // A failure empties the results (docs/product/reports.md#failed-queries).
  const entries = (!error && !result.error && result.data) || noEntries;
  const hasNone = !isLoading && !error && entries.length === 0;
  const isPastEnd = hasNone && page > 1;
  const noneFits = hasNone && isFiltered(search) ? 'No entry matches the filters.' : undefined;
  const reason = isPastEnd
    ? `The ${isFiltered(search) ? 'filtered ' : ''}entries end before it.`
    : noneFits;

  const retry = () => {
    if (descriptions.error) void descriptions.refetch();
    if (result.error) void result.refetch();
  };
  return (
    <div className={classes.screen}>
      <PageHeading
        actions={
          <>
            {isFiltered(search) ? (
              <Button
                ref={passFocusOn}
                variant="default"
                leftSection={<IconFilterOff size="1rem" aria-hidden="true" />}
                onClick={() => changeSearch({ page })}
              >
                Clear all filters
              </Button>
            ) : null}
            <WorkingButton
              variant="default"
              leftSection={<IconDownload size="1rem" aria-hidden="true" />}
              disabled={exporting.status === 'pending'}
              onClick={() => exporting.start(filters)}
            >
              Export to CSV
            </WorkingButton>
            <ActionIcon
              variant="default"
              size={30}
              aria-label="Refresh"
              // A disabled button would lose the focus.
              aria-disabled={result.isFetching}
              onClick={() => result.isFetching || result.refetch()}
            >
              {result.isFetching ? (
                <Loader size={14} color="gray" />
              ) : (
                <IconRefresh size="1rem" aria-hidden="true" />
              )}
            </ActionIcon>
            <Pager
              hasNext={entries.length >= pageSize}
              onPage={(next) => changeSearch({ ...search, page: next })}
            />
          </>
        }
      >
        Audit Logs
      </PageHeading>
      <ExportBar {...exporting} />
      <AuditTable
        entries={entries}
        types={types}
        filters={filters}
        onFiltersChange={(next) => changeSearch({ ...next, page })}
        isStale={isLoading && entries.length > 0}
      >
        <LoadingOverlay
          isLoading={isLoading && entries.length === 0}
          error={error}
          onRetry={retry}
          isEmpty={hasNone}
          loadedText={
            isLoading || entries.length === 0
              ? undefined
              : `${countText(entries.length, 'entry', 'entries')} shown.`
          }
          emptyText={isPastEnd ? `There is no page ${page}` : undefined}
          message={
            reason && (
              <>
                <span className={classes.reason}>{reason}</span>
                {isPastEnd ? (
                  <Button ref={passFocusOn} variant="default" onClick={() => changeSearch(filters)}>
                    First page
                  </Button>
                ) : null}
              </>
            )
          }
        >
          {entries.length === 0 ? <div style={{ height: pageSize * rowHeight }} /> : null}
        </LoadingOverlay>
      </AuditTable>
    </div>
  );
}

/** Previous, "Page N" and next (docs/product/reports.md#audit-paging). */
function Pager({ hasNext, onPage }: { hasNext: boolean; onPage: (page: number) => void }) {
  const { page = 1 } = useSearch({ from: route });
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
      size={30}
      aria-label={label}
      disabled={isDisabled}
      onClick={(event) => {
        pressed.current = event.currentTarget;
        onPage(target);
      }}
    >
      <Icon size="1rem" aria-hidden="true" />
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

function ExportBar({ status, count, error, goOn, savePart, dismiss }: AuditExport) {
  const entries = countText(count, 'entry', 'entries');
  return (
    <div className={status === 'idle' ? undefined : classes.exportBar}>
      {/* Screen readers announce a text only in a live region that exists before the text. */}
      <span role="status" className={classes.exportText}>
        {status === 'pending' && `Exporting...${count === 0 ? '' : ` ${entries} so far`}`}
        {status === 'success' && `${entries} exported.`}
      </span>
      {status === 'error' ? (
        <>
          <span role="alert" className={classes.exportText}>
            {failureWords(error, { lead: `The export stopped after ${entries}.` })}
          </span>
          <Button ref={passFocusOn} size="compact-xs" onClick={goOn}>
            Go on
          </Button>
          {count > 0 ? (
            <Button ref={passFocusOn} size="compact-xs" variant="default" onClick={savePart}>
              Save this part
            </Button>
          ) : null}
        </>
      ) : null}
      {status === 'idle' ? null : (
        <Button ref={passFocusOn} size="compact-xs" variant="default" onClick={dismiss}>
          {status === 'success' ? 'Close' : 'Cancel'}
        </Button>
      )}
    </div>
  );
}
