import { queryOptions } from '@tanstack/react-query';
import { adminSummaryQueries, refreshAdminSummary } from './admin-summary';
import { commitDeploymentServers, listDeploymentServers } from './answers/deployment-servers.gen';
import { markStale, query } from './calls';
import { failedCall } from './failed-call';
import { storeSaved } from './saved-records';
import { usePost } from './use-post';

export type * from './answers/deployment-servers.gen';

const all = () => ['deployment-servers'] as const;

const list = () => query(all(), listDeploymentServers, {});

/** The deployment servers. The contract has no call for a single one. */
export const deploymentServerQueries = {
  all,
  list,
  /**
   * Finds one server in the list (docs/product/edit-pages.md#records-without-a-call-of-their-own).
   * @throws ApiError with status 404 and a readable text if the list does not have it
   */
  single: (id: string) =>
    queryOptions({
      queryKey: [...all(), 'single', id],
      queryFn: async ({ client }) => {
        // The page shows the other servers as well.
        const servers = await client.fetchQuery({ ...list(), staleTime: 0, retry: false });
        const server = servers.find((each) => each.deploymentServerInstanceID === id);
        if (server) return server;
        const code = 'There is no deployment server with this id. It may have been deleted.';
        throw failedCall({ status: 404, code });
      },
    }),
};

/** Adds, changes and deletes deployment servers in one call. */
export const useCommitDeploymentServers = () =>
  usePost(commitDeploymentServers, {}, [
    // The list of pages reads the summary apart from its page.
    (queryClient) => markStale(queryClient, adminSummaryQueries.all()),
    refreshAdminSummary,
    storeSaved(deploymentServerQueries, 'deploymentServerInstanceID'),
  ]);
