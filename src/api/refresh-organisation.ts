import type { QueryClient } from '@tanstack/react-query';
import { organisationSummaryQueries } from './organisation-summary';
import { refreshAfterCommit } from './refresh-after-commit';

/**
 * Invalidates what a successful batch of an organisation makes stale: the list, and the
 * organisation's summary. The summary counts the list and is often the next page.
 */
export async function refreshOrganisation(
  queryClient: QueryClient,
  orgId: string,
  queries: Parameters<typeof refreshAfterCommit>[1],
): Promise<void> {
  const { queryKey } = organisationSummaryQueries.single(orgId);
  await queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  await refreshAfterCommit(queryClient, queries);
}
