import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { adminSummaryQueries } from './admin-summary';
import { commitDeploymentServers, listDeploymentServers } from './answers/deployment-servers.gen';
import { client, resultOf } from './client';
import { failedCall } from './failed-call';
import { refreshAfterCommit } from './refresh-after-commit';
import type { DeploymentServerInstanceBatch } from './schema.gen';

export type { DeploymentServerInstanceBatch } from './schema.gen';

/**
 * The deployment servers (GET api/deploymentServerInstance). The contract has no call for a single
 * one.
 */
export const deploymentServerQueries = {
  all: () => ['deployment-servers'] as const,
  list: () =>
    queryOptions({
      queryKey: [...deploymentServerQueries.all(), 'list'],
      queryFn: ({ signal }) => readServers(signal),
    }),
  /**
   * Finds one server in the list (docs/product/edit-pages.md#records-without-a-call-of-their-own).
   * @throws ApiError with status 404 and a readable text if the list does not have it
   */
  single: (id: string) =>
    queryOptions({
      queryKey: [...deploymentServerQueries.all(), 'single', id],
      queryFn: async ({ signal }) => {
        const servers = await readServers(signal);
        const server = servers.find((each) => each.deploymentServerInstanceID === id);
        if (server) return server;
        const code = 'There is no deployment server with this id. It may have been deleted.';
        throw failedCall({ status: 404, code });
      },
    }),
};

const readServers = (signal: AbortSignal) =>
  resultOf(client.GET('/api/deploymentServerInstance', { signal }), listDeploymentServers);

/**
 * Adds, changes and deletes deployment servers in one call (POST api/deploymentServerInstance/batch).
 */
export function useCommitDeploymentServers() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (batch: DeploymentServerInstanceBatch) =>
      resultOf(
        client.POST('/api/deploymentServerInstance/batch', { body: batch }),
        commitDeploymentServers,
      ),
    onSuccess: async () => {
      // The Administration summary shows the server and is the next page.
      await queryClient.invalidateQueries({ queryKey: adminSummaryQueries.summary().queryKey });
      await refreshAfterCommit(queryClient, deploymentServerQueries);
    },
  });
}
