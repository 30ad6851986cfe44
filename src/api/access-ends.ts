import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { withEnds } from '~/domain/access-explanation/link-end';
import { listAccessEnds, setAccessEnd } from './answers/access-ends.gen';
import { isNotOffered } from './api-error';
import { columnQuery, query } from './calls';
import { linkQueries } from './organisation-access';
import { staleElsewhere } from './stale-elsewhere';
import { usePost } from './use-post';

export type { AccessEnd } from './answers/access-ends.gen';

/** When access links end. A back end without these calls answers 404, 405 or 501. */
export const accessEndsQuery = (orgId: string) =>
  columnQuery(query(['access-ends', orgId], listAccessEnds, { path: { orgId } }));

/** Sets when an access link ends, or that it has no end. */
export const useSetAccessEnd = (orgId: string) =>
  usePost(setAccessEnd, { path: { orgId } }, [
    staleElsewhere('ends'),
    (queryClient) => queryClient.invalidateQueries(accessEndsQuery(orgId)),
  ]);

/**
 * Reads the access links of an organisation, each with its end. While the ends are not known, or if the
 * back end has none, no link has one.
 */
export function useLinksWithEnds(orgId: string) {
  const list = useQuery(linkQueries.list(orgId));
  const ends = useQuery(accessEndsQuery(orgId));
  const { data, dataUpdatedAt } = ends;
  const links = useMemo(
    () => list.data && withEnds(list.data, data ?? [], dataUpdatedAt),
    [list.data, data, dataUpdatedAt],
  );
  return {
    links,
    list,
    ends,
    /** Why it is not known which access has ended; null if it is known. */
    endsFailure: ends.isLoadingError && !isNotOffered(ends.error) ? ends.error : null,
  };
}
