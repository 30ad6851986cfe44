import { createFileRoute } from '@tanstack/react-router';
import { statisticsQueries } from '~/api/statistics';
import { StatisticsScreen } from '~/features/admin/statistics/statistics-screen';
import { parseStatisticsSearch } from '~/features/admin/statistics/statistics-search';
import { themed } from '~/themed';

export const Route = createFileRoute('/_signed-in/admin/statistics')({
  staticData: { title: 'Statistics' },
  validateSearch: parseStatisticsSearch,
  loaderDeps: ({ search: { month } }) => ({ month }),
  loader: ({ context, deps: { month } }) => {
    if (month) void context.queryClient.prefetchQuery(statisticsQueries.monthly(month));
  },
  component: themed(StatisticsScreen),
});
