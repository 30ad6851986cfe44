import { queryOptions } from '@tanstack/react-query';
import { getSystemHealthTree } from './answers/system-health.gen';
import { client, resultOf } from './client';

export type { ClientApplicationState, HealthTreeNode } from './schema.gen';

/** The application states that the devices of an organisation last reported. */
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
      // A comparison with the previous tree of ten thousand nodes would be slow.
      structuralSharing: false,
    }),
};
