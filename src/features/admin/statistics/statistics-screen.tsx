import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { statisticsQueries } from '~/api/statistics';
import { LoadingOverlay } from '~/components/loading-overlay/loading-overlay';
import { PageHeading } from '~/components/page-heading';
import { countText } from '~/domain/count-text';
import { loadedRecords } from '~/domain/lists';
import classes from './statistics.module.css';
import { statisticsNodes } from './statistics-nodes';
import { StatisticsToolbar } from './statistics-toolbar';
import { StatisticsTree } from './statistics-tree';

/** Statistics (docs/product/reports.md#statistics): the figures of a month. */
export function StatisticsScreen() {
  const { month } = useSearch({ from: '/_signed-in/admin/statistics' });
  const navigate = useNavigate({ from: '/admin/statistics' });
  const queryClient = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery({
    ...statisticsQueries.monthly(month ?? ''),
    select: statisticsNodes,
    enabled: month !== undefined,
  });
  // A failure empties the results (docs/product/reports.md#failed-queries).
  const nodes = loadedRecords(month === undefined || error ? undefined : data);

  /** Sends a call for each search, even when the cache has the figures of the month. */
  function search(next?: string) {
    if (next && next === month) return void refetch();
    if (next) {
      const { queryKey } = statisticsQueries.monthly(next);
      void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
    }
    void navigate({ search: (old) => ({ ...old, month: next }) });
  }

  return (
    <>
      <PageHeading>Statistics</PageHeading>
      <StatisticsToolbar onSearch={search} />
      <LoadingOverlay
        isLoading={isFetching}
        error={month ? error : null}
        isEmpty={nodes.length === 0}
        emptyText={month ? undefined : null}
        message={
          month ? undefined : (
            <span className={classes.hint}>
              Choose a month and press Search to see its figures.
            </span>
          )
        }
        loadedText={`Figures of ${countText(nodes.length, 'POS Core instance')}.`}
        onRetry={() => refetch()}
      >
        {month && nodes.length > 0 ? <StatisticsTree month={month} nodes={nodes} /> : null}
      </LoadingOverlay>
    </>
  );
}
