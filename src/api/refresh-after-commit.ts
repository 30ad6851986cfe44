import type { QueryClient, QueryKey } from '@tanstack/react-query';

interface ResourceQueries {
  list: () => { queryKey: QueryKey };
  all: () => QueryKey;
}

/**
 * Invalidates what a successful batch makes stale. A visible list is read again. Single records
 * only become stale: an edit page has its own copy, and a second read could ask for a record that
 * the batch has just deleted.
 */
export async function refreshAfterCommit(
  queryClient: QueryClient,
  queries: ResourceQueries,
): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: queries.all(), refetchType: 'none' });
  await queryClient.invalidateQueries({ queryKey: queries.list().queryKey });
}
