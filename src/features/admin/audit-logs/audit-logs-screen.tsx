import { ActionIcon, Button, Loader } from '@mantine/core';
import { IconDownload, IconFilterOff, IconRefresh } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { auditLogQueries } from '~/api/audit-logs';
import { organisationQueries } from '~/api/organisations';
import { useFocusWhenGone } from '~/components/focus';
import { LoadingOverlay } from '~/components/loading-overlay/loading-overlay';
import { focusHeading, PageHeading } from '~/components/page-heading';
import { type AuditTypes, auditTypesOf, organisationsByName } from './audit-entries';
import classes from './audit-logs-screen.module.css';
import { pageAfterResize, rowHeight, usePageSize } from './audit-page-size';
import { type AuditSearch, auditQuery, isFiltered, parseAuditSearch } from './audit-search';
import { AuditTable } from './audit-table';
import { ExportBar } from './export-bar';
import { Pager } from './pager';
import { useAuditExport } from './use-audit-export';

const noEntries: readonly never[] = [];
const noTypes: AuditTypes = new Map();
const noIDs: ReadonlyMap<string, string> = new Map();

/** Audit Logs (docs/product/reports.md#audit-logs). */
export function AuditLogsScreen() {
  const search = useSearch({ from: '/_signed-in/admin/auditlogs' });
  const navigate = useNavigate({ from: '/admin/auditlogs' });
  const changeSearch = (next: AuditSearch, replace = false) =>
    navigate({ search: parseAuditSearch(next), replace, resetScroll: false });
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

  // Only the links of organisation names need the list, so it may load last.
  const { data: organisationIDs = noIDs } = useQuery({
    ...organisationQueries.list(),
    select: organisationsByName,
    enabled: entries.some(({ organisationName }) => organisationName),
  });

  const retry = () => {
    if (descriptions.error) void descriptions.refetch();
    if (result.error) void result.refetch();
  };
  useFocusWhenGone(isFiltered(search), () => focusHeading());
  return (
    <div className={classes.screen}>
      <PageHeading
        actions={
          <>
            {isFiltered(search) ? (
              <Button
                variant="default"
                leftSection={<IconFilterOff size={16} aria-hidden="true" />}
                onClick={() => changeSearch({ page })}
              >
                Clear all filters
              </Button>
            ) : null}
            <Button
              variant="default"
              leftSection={<IconDownload size={16} aria-hidden="true" />}
              disabled={exporting.status === 'pending'}
              onClick={() => exporting.start(filters, types)}
            >
              Export to CSV
            </Button>
            <ActionIcon
              variant="default"
              aria-label="Refresh"
              // A disabled button would lose the focus.
              aria-disabled={result.isFetching || undefined}
              onClick={() => result.isFetching || result.refetch()}
            >
              {result.isFetching ? (
                <Loader size={14} color="gray" />
              ) : (
                <IconRefresh size={16} aria-hidden="true" />
              )}
            </ActionIcon>
            <Pager
              page={page}
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
        organisationIDs={organisationIDs}
        filters={filters}
        onFiltersChange={(next) => changeSearch({ ...next, page })}
        isStale={isLoading && entries.length > 0}
      >
        <LoadingOverlay
          isLoading={isLoading && entries.length === 0}
          error={error}
          onRetry={retry}
          isEmpty={hasNone}
          emptyText={isPastEnd ? `There is no page ${page}` : undefined}
          message={
            isPastEnd ? (
              <>
                <span className={classes.pastEnd}>What the filters show ends before it.</span>
                <Button variant="default" onClick={() => changeSearch(filters)}>
                  First page
                </Button>
              </>
            ) : undefined
          }
        >
          {entries.length === 0 ? <div style={{ height: pageSize * rowHeight }} /> : null}
        </LoadingOverlay>
      </AuditTable>
    </div>
  );
}
