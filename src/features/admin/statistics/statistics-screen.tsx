import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { statisticsQueries } from '~/api/statistics';
import { LoadingOverlay } from '~/components/loading-overlay/loading-overlay';
import { PageHeading } from '~/components/page-heading';
import { statisticsNodes } from './statistics-nodes';
import type { StatisticsSort } from './statistics-search';
import { StatisticsToolbar } from './statistics-toolbar';
import { StatisticsTree } from './statistics-tree';

interface StatisticsScreenProps {
  /** YYYY-MM. Undefined while none is chosen. */
  month: string | undefined;
  sort: StatisticsSort | undefined;
  onMonthChange: (month: string | undefined) => void;
  onSortChange: (sort: StatisticsSort | undefined) => void;
}

/**
 * Statistics (docs/product/reports.md#statistics): the figures of a month by POS Core instance and
 * organisation.
 */
export function StatisticsScreen(props: StatisticsScreenProps) {
  const { month, sort } = props;
  const queryClient = useQueryClient();
  const hasMonth = month !== undefined;
  const { data, error, isFetching, refetch } = useQuery({
    ...statisticsQueries.monthly(month ?? ''),
    enabled: hasMonth,
  });
  // A failure empties the results (docs/product/reports.md#failed-queries), including those of an
  // earlier, successful query.
  const rows = hasMonth && !error ? data : undefined;
  const nodes = useMemo(() => rows && statisticsNodes(rows), [rows]);

  /** Sends a call for each search, even when the cache has the figures of the month. */
  function search(next: string | undefined) {
    if (next !== undefined && next === month) {
      void refetch();
      return;
    }
    if (next !== undefined) {
      const { queryKey } = statisticsQueries.monthly(next);
      void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
    }
    props.onMonthChange(next);
  }

  return (
    <>
      <PageHeading>Statistics</PageHeading>
      <StatisticsToolbar
        month={month}
        sort={sort}
        onSearch={search}
        onSortChange={props.onSortChange}
      />
      <LoadingOverlay
        isLoading={isFetching}
        error={hasMonth ? error : null}
        isEmpty={!nodes || nodes.length === 0}
        emptyText={hasMonth ? 'No Data' : 'Choose a month to see its figures.'}
        onRetry={() => refetch()}
      >
        {month && nodes && nodes.length > 0 ? (
          <StatisticsTree
            month={month}
            nodes={nodes}
            sort={sort}
            onSortChange={props.onSortChange}
          />
        ) : null}
      </LoadingOverlay>
    </>
  );
}
