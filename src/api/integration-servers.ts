import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { adminSummaryQueries } from './admin-summary';
import {
  commitIntegrationServers,
  getIntegrationServer,
  getIntegrationServerValues,
  listIntegrationServerLinkedOrganisations,
  listIntegrationServers,
} from './answers/integration-servers.gen';
import { ApiError } from './api-error';
import { client, resultOf } from './client';
import { refreshAfterCommit } from './refresh-after-commit';
import type { IntegrationServerInstanceBatch, Organisation } from './schema.gen';

export type {
  IntegrationServerInstance,
  IntegrationServerInstanceBatch,
  IntegrationServerInstanceChange,
  IntegrationServerInstanceValues,
} from './schema.gen';

/** The integration servers of the platform (GET api/integrationServerInstance and those below it). */
export const integrationServerQueries = {
  all: () => ['integration-servers'] as const,
  list: () =>
    queryOptions({
      queryKey: [...integrationServerQueries.all(), 'list'],
      queryFn: ({ signal }) =>
        resultOf(client.GET('/api/integrationServerInstance', { signal }), listIntegrationServers),
    }),
  single: (id: string) =>
    queryOptions({
      queryKey: [...integrationServerQueries.all(), 'single', id],
      queryFn: ({ signal }) =>
        resultOf(
          client.GET('/api/integrationServerInstance/{id}', { params: { path: { id } }, signal }),
          getIntegrationServer,
        ),
    }),
  /**
   * The servers that an organisation can have: one list for each of its four selectors, by type.
   */
  values: () =>
    queryOptions({
      queryKey: [...integrationServerQueries.all(), 'values'],
      queryFn: ({ signal }) =>
        resultOf(
          client.GET('/api/integrationServerInstance/values', { signal }),
          getIntegrationServerValues,
        ),
    }),
  /**
   * The organisations that use a server. A failed call counts as an empty list
   * (docs/product/calls.md#failures-that-count-as-an-answer).
   */
  linkedOrganisations: (id: string) =>
    queryOptions({
      queryKey: [...integrationServerQueries.all(), 'linked-organisations', id],
      queryFn: ({ signal }) =>
        orNone(
          resultOf(
            client.GET('/api/IntegrationServerInstance/{id}/linkedorgs', {
              params: { path: { id } },
              signal,
            }),
            listIntegrationServerLinkedOrganisations,
          ),
        ),
      // Other screens change organisations, and an empty list may stand for a short failure.
      staleTime: 0,
    }),
};

async function orNone(answer: Promise<Organisation[]>): Promise<Organisation[]> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
}

/**
 * Adds, changes and deletes integration servers in one call (POST
 * api/integrationServerInstance/batch).
 */
export function useCommitIntegrationServers() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (batch: IntegrationServerInstanceBatch) =>
      resultOf(
        client.POST('/api/integrationServerInstance/batch', { body: batch }),
        commitIntegrationServers,
      ),
    onSuccess: async () => {
      // The Administration summary names the servers and is often the next page.
      await queryClient.invalidateQueries({ queryKey: adminSummaryQueries.summary().queryKey });
      await refreshAfterCommit(queryClient, integrationServerQueries);
    },
  });
}
