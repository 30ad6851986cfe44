import type { QueryClient, QueryKey } from '@tanstack/react-query';

interface ResourceQueries {
  list: () => { queryKey: QueryKey };
  all: () => QueryKey;
}

/**
 * What a successful batch makes stale: the list is read again where it is shown. Single records only
 * count as stale: an edit page has its own copy, and reading it again would ask for a record that may
 * just have been deleted.
 */
export async function refreshAfterCommit(
  queryClient: QueryClient,
  queries: ResourceQueries,
): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: queries.all(), refetchType: 'none' });
  await queryClient.invalidateQueries({ queryKey: queries.list().queryKey });
}
