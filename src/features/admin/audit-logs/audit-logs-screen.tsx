import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { auditLogQueries } from '~/api/audit-logs';
import { organisationQueries } from '~/api/organisations';
import { LoadingOverlay } from '~/components/loading-overlay/loading-overlay';
import { AuditActions } from './audit-actions';
import { auditTypesOf, organisationsByName } from './audit-entries';
import classes from './audit-logs-screen.module.css';
import { pageAfterResize, rowHeight, usePageSize } from './audit-page-size';
import { type AuditSearch, auditQuery } from './audit-search';
import { AuditTable } from './audit-table';
import { ExportBar } from './export-bar';
import { useAuditExport } from './use-audit-export';

interface AuditLogsScreenProps {
  search: AuditSearch;
  /** `isStep`: whether Back returns to the previous search. */
  onSearchChange: (search: AuditSearch, isStep: boolean) => void;
}

const noEntries: readonly never[] = [];

/** Audit Logs (docs/product/reports.md#audit-logs). */
export function AuditLogsScreen({ search, onSearchChange }: AuditLogsScreenProps) {
  const page = search.page ?? 1;
  const pageSize = usePageSize((before, now) => {
    // The first visible entry stays on the page.
    onSearchChange({ ...search, page: pageAfterResize(page, before, now) }, false);
  });
  const descriptions = useQuery(auditLogQueries.descriptions());
  const result = useQuery({
    ...auditLogQueries.page(auditQuery(search, pageSize)),
    placeholderData: keepPreviousData,
  });
  const types = useMemo(() => auditTypesOf(descriptions.data ?? noEntries), [descriptions.data]);
  const exporting = useAuditExport();

  // A background refetch of the types does not count as loading.
  const isLoading =
    result.isFetching ||
    descriptions.isPending ||
    (descriptions.isError && descriptions.isFetching);
  const error = isLoading ? null : (result.error ?? descriptions.error);
  // A failure empties the results (docs/product/reports.md#failed-queries).
  const entries = error || result.error ? noEntries : (result.data ?? noEntries);
  const hasNone = !isLoading && !error && entries.length === 0;
  const isPastEnd = hasNone && page > 1;

  // Only the links of organisation names need the list, so it may load last.
  const organisations = useQuery({
    ...organisationQueries.list(),
    enabled: entries.some(({ organisationName }) => organisationName),
  });
  const organisationIDs = useMemo(
    () => organisationsByName(organisations.data ?? noEntries),
    [organisations.data],
  );

  const retry = () => {
    if (descriptions.error) void descriptions.refetch();
    if (result.error) void result.refetch();
  };
  const { page: _, ...filters } = search;
  return (
    <div className={classes.screen}>
      <AuditActions
        search={search}
        hasNext={entries.length >= pageSize}
        isExporting={exporting.state.kind === 'running'}
        isRefreshing={result.isFetching}
        onSearchChange={(next) => onSearchChange(next, true)}
        onRefresh={() => void result.refetch()}
        onExport={() => exporting.start(filters, types)}
      />
      <ExportBar {...exporting} />
      <AuditTable
        entries={entries}
        types={types}
        organisationIDs={organisationIDs}
        filters={filters}
        onFiltersChange={(next) => onSearchChange({ ...next, page: search.page }, true)}
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
                <Button variant="default" onClick={() => onSearchChange(filters, true)}>
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
