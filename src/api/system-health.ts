import { queryOptions } from '@tanstack/react-query';
import { getSystemHealthTree } from './answers/system-health.gen';
import { client, resultOf } from './client';

export type { ClientApplicationState, HealthTreeNode } from './schema.gen';

/** What the applications of an organisation's devices said last. */
export const systemHealthQueries = {
  all: (orgId: string) => ['system-health', orgId] as const,
  /**
   * The whole tree of organisations, outlet groups, outlets and terminals, with states of any age
   * (GET /api/organisation/{orgId}/systemhealthtree).
   */
  tree: (orgId: string) =>
    queryOptions({
      queryKey: [...systemHealthQueries.all(orgId), 'tree'],
      queryFn: ({ signal }) =>
        resultOf(
          client.GET('/api/organisation/{orgId}/systemhealthtree', {
            params: { path: { orgId } },
            signal,
          }),
          getSystemHealthTree,
        ),
      // A tree of ten thousand nodes is not compared with the one before.
      structuralSharing: false,
    }),
};
