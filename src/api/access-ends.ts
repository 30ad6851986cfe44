import { listAccessEnds, setAccessEnd } from './answers/access-ends.gen';
import { query } from './calls';
import { usePost } from './use-post';

export type { AccessEnd } from './answers/access-ends.gen';

/** When access links end. A back end without these calls answers 404 or 501. */
export const accessEndsQuery = (orgId: string) =>
  query(['access-ends', orgId], listAccessEnds, { path: { orgId } });

/** Sets when an access link ends, or that it has no end. */
export const useSetAccessEnd = (orgId: string) =>
  usePost(setAccessEnd, { path: { orgId } }, (queryClient) =>
    queryClient.invalidateQueries(accessEndsQuery(orgId)),
  );
