import { queryOptions } from '@tanstack/react-query';
import { listOutletNodes } from './answers/outlet-nodes.gen';
import { client, resultOf } from './client';
import { wordedError } from './worded-error';

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

/** A failed read of the outlets in its own words (section 8), and what the server says. */
export function outletNodesError(cause: unknown): Error {
  return wordedError(
    'Outlet list could not be retrieved from POSCore for this organisation. Please try again later.',
    cause,
  );
}
