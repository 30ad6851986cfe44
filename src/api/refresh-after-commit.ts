import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** The queries of a resource, within an organisation or another scope. */
export interface ResourceQueries<Scope extends readonly string[]> {
  all: (...scope: Scope) => QueryKey;
  list: (...scope: Scope) => { queryKey: QueryKey };
}

/** Makes queries stale. The next visit reads them, but what is visible stays. */
export const markStale = (queryClient: QueryClient, queryKey: QueryKey) =>
  queryClient.invalidateQueries({ queryKey, refetchType: 'none' });

/**
 * Invalidates what a successful batch makes stale. A visible list is read again. Single records
 * only become stale: an edit page has its own copy, and a second read could ask for a record that
 * the batch has just deleted.
 */
export const refreshAfterCommit =
  <Scope extends readonly string[]>({ all, list }: ResourceQueries<Scope>, ...scope: Scope) =>
  async (queryClient: QueryClient): Promise<void> => {
    await markStale(queryClient, all(...scope));
    await queryClient.invalidateQueries({ queryKey: list(...scope).queryKey });
  };
