import { cardEntries } from '~/domain/lists';
import { getAdminSummary } from './answers/admin-summary.gen';
import { type ListQueries, query } from './calls';
import { type AfterSave, type SavedBatch, type SentBatch, storeSaved } from './saved-records';

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

/**
 * Stores what a batch of instances or servers has saved, and invalidates the Administration summary,
 * which names them and is often the next page.
 */
export const storeInstances =
  <T extends object>(
    queries: ListQueries<[], T>,
    idKey: keyof T & string,
  ): AfterSave<SavedBatch<T>, SentBatch> =>
  async (queryClient, ...saved) => {
    await queryClient.invalidateQueries({ queryKey: adminSummaryQueries.summary().queryKey });
    await storeSaved(queries, idKey)(queryClient, ...saved);
  };
