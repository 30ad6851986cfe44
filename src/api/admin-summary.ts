import { queryOptions } from '@tanstack/react-query';
import { getAdminSummary } from './answers/admin-summary.gen';
import { client, resultOf } from './client';

export type { AdminSummary } from './schema.gen';

/**
 * What a super user sees first (GET /admin/summary/). Read anew at every visit, since it counts; but
 * what the route has just loaded is not read twice.
 */
export const adminSummaryQueries = {
  summary: () =>
    queryOptions({
      queryKey: ['admin-summary'],
      queryFn: ({ signal }) => resultOf(client.GET('/admin/summary/', { signal }), getAdminSummary),
      staleTime: 5_000,
    }),
};
