import { queryOptions } from '@tanstack/react-query';
import { getAdminSummary } from './answers/admin-summary.gen';
import { client, resultOf } from './client';

export type { AdminSummary } from './schema.gen';

/**
 * The summary of the Administration page (GET /admin/summary/). It has counts, so each visit reads
 * it again. The stale time only avoids a second read of what the route has just loaded.
 */
export const adminSummaryQueries = {
  summary: () =>
    queryOptions({
      queryKey: ['admin-summary'],
      queryFn: ({ signal }) => resultOf(client.GET('/admin/summary/', { signal }), getAdminSummary),
      staleTime: 5_000,
    }),
};
