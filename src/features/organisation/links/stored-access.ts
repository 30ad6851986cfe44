import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { failedCall } from '~/api/failed-call';
import { linkQueries } from '~/api/organisation-access';
import { newRecordId } from '~/domain/search-values';

/** A stored access link with its assignments and outlet restrictions. */
export type StoredAccess = Awaited<ReturnType<typeof readAccess>>;

/** The access link of an edit page. No call answers it as a whole. */
export const accessQuery = (orgId: string, id: string) =>
  queryOptions({
    queryKey: [...linkQueries.all(orgId), 'access', id],
    // Avoids a second read when a person points at a link and then follows it.
    queryFn: ({ client }) =>
      readAccess(client, orgId, id, 5_000, 'This organisation has no access link with this id.'),
    // Its parts know how old they are, and each has its own retry.
    staleTime: 0,
    retry: false,
  });

/** Reads the access link that an edit page is about to show. The page handles a failure. */
export const prefetchAccess = async (queryClient: QueryClient, orgId: string, id: string) =>
  id === newRecordId ? undefined : queryClient.prefetchQuery(accessQuery(orgId, id));

/**
 * Reads the parts of an access link that are older than `staleTime`.
 * @throws ApiError with status 404 and the text `missing` without the link
 */
export async function readAccess(
  queryClient: QueryClient,
  orgId: string,
  id: string,
  staleTime: number,
  missing: string,
) {
  const parts = readParts(queryClient, orgId, id, staleTime);
  // Without the link its parts fail too. The missing link is then the reason.
  parts.catch(() => undefined);
  const links = await queryClient.fetchQuery({ ...linkQueries.list(orgId), staleTime });
  const link = links.find(({ organisationUserLinkID }) => organisationUserLinkID === id);
  if (!link) throw failedCall({ status: 404, code: missing });
  return { link, ...(await parts) };
}

/** Reads the assignments and outlet restrictions of an access link that are older than `staleTime`. */
export async function readParts(
  queryClient: QueryClient,
  orgId: string,
  id: string,
  staleTime: number,
) {
  const [assignments, rootNodes] = await Promise.all([
    queryClient.fetchQuery({ ...linkQueries.assignments(orgId, id), staleTime }),
    queryClient.fetchQuery({ ...linkQueries.rootNodes(orgId, id), staleTime }),
  ]);
  return { assignments, rootNodes };
}
