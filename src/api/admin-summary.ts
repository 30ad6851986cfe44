import type { QueryClient } from '@tanstack/react-query';
import { cardEntries } from '~/domain/list-lengths';
import { getAdminSummary } from './answers/admin-summary.gen';
import { query, type ResourceQueries, refreshAfterCommit } from './calls';

export type * from './answers/admin-summary.gen';

/**
 * The summary of the Administration page. It has counts, so each visit reads it again. The stale
 * time only avoids a second read of what the route has just loaded.
 */
export const adminSummaryQueries = {
  summary: () => ({
    ...query(['admin-summary'], getAdminSummary, { query: { limit: cardEntries } }),
    staleTime: 5_000,
  }),
};

/**
 * Invalidates what a batch of instances or servers makes stale: their list, and the Administration
 * summary. The summary names them and is often the next page.
 */
export const refreshInstances =
  (queries: ResourceQueries<[]>) =>
  async (queryClient: QueryClient): Promise<void> => {
    await queryClient.invalidateQueries({ queryKey: adminSummaryQueries.summary().queryKey });
    await refreshAfterCommit(queries)(queryClient);
  };
