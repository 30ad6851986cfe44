import { queryOptions } from '@tanstack/react-query';
import { listOutletNodes } from './answers/outlet-nodes.gen';
import { client, resultOf } from './client';

export type { SiteNode } from './schema.gen';

/** The outlet groups, outlets and terminals of an organisation, as a flat list. */
export const outletNodesQuery = (orgId: string) =>
  queryOptions({
    queryKey: ['outlet-nodes', orgId],
    queryFn: ({ signal }) =>
      resultOf(
        client.GET('/api/organisation/{orgId}/outlets/nodes', {
          params: { path: { orgId } },
          signal,
        }),
        listOutletNodes,
      ),
  });
