import type { QueryClient } from '@tanstack/react-query';
import { cardEntries } from '~/domain/lists';
import { getAdminSummary } from './answers/admin-summary.gen';
import { query } from './calls';

export type * from './answers/admin-summary.gen';

/**
 * The summary of the Administration page. It has counts, so each visit reads it again. The stale
 * time only avoids a second read of what the route has just loaded.
 */
export const adminSummaryQueries = {
  all: () => ['admin-summary'] as const,
  summary: () => ({
    ...query(adminSummaryQueries.all(), getAdminSummary, { query: { limit: cardEntries } }),
    staleTime: 5_000,
  }),
};

/** Refreshes the Administration summary, which counts or names what was saved and is often the next page. */
export const refreshAdminSummary = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: adminSummaryQueries.summary().queryKey });
