import { queryOptions } from '@tanstack/react-query';
import { refreshAdminSummary } from './admin-summary';
import {
  commitIntegrationServers,
  getIntegrationServer,
  getIntegrationServerValues,
  listIntegrationServerLinkedOrganisations,
  listIntegrationServers,
} from './answers/integration-servers.gen';
import { ApiError } from './api-error';
import { query } from './calls';
import { get } from './client';
import type { ListSearch } from './list-search';
import { storeSaved } from './saved-records';
import { staleElsewhere } from './stale-elsewhere';
import { usePost } from './use-post';

export type * from './answers/integration-servers.gen';

const all = () => ['integration-servers'] as const;

export const integrationServerQueries = {
  all,
  list: () => query(all(), listIntegrationServers, {}),
  single: (id: string) => query(all(), getIntegrationServer, { path: { id } }),
  /** The servers that an organisation can have: a list for each of its four selectors. */
  values: (search?: ListSearch) =>
    query(all(), getIntegrationServerValues, search ? { query: search } : {}),
  /** The organisations that use a server. */
  linkedOrganisations: (id: string) =>
    queryOptions({
      queryKey: [...all(), 'linked-organisations', id],
      queryFn: ({ signal }) =>
        get(listIntegrationServerLinkedOrganisations, { path: { id } }, signal).catch((error) => {
          // docs/product/calls.md#failures-that-count-as-an-answer
          if (error instanceof ApiError) return [];
          throw error;
        }),
      // Other screens change organisations, and an empty list may stand for a short failure.
      staleTime: 0,
    }),
};

/** Adds, changes and deletes integration servers in one call. */
export const useCommitIntegrationServers = () =>
  usePost(commitIntegrationServers, {}, [
    staleElsewhere('instances'),
    refreshAdminSummary,
    storeSaved(integrationServerQueries, 'integrationServerInstanceID'),
  ]);
