import { queryOptions } from '@tanstack/react-query';
import { commitUsers, getUser, listUsers } from './answers/users.gen';
import { partsInCache } from './arriving-lists';
import { query } from './calls';
import { getInParts } from './client';
import { storeSaved } from './saved-records';
import { newLastSeen, staleElsewhere } from './stale-elsewhere';
import { usePost } from './use-post';

export type * from './answers/users.gen';

const all = () => ['users'] as const;

export const userQueries = {
  all,
  /** The one list that comes in parts: nothing else of the platform is as long (decision 0095). */
  list: () =>
    queryOptions({
      queryKey: [...all(), listUsers.id, {}],
      queryFn: ({ client, queryKey, signal }) =>
        getInParts(listUsers, {}, signal, partsInCache(client, queryKey, signal)),
    }),
  single: (id: string) => query(all(), getUser, { path: { id } }),
};

/** Adds, changes and deletes users in one call. */
export const useCommitUsers = () =>
  usePost(commitUsers, {}, [
    staleElsewhere('users'),
    storeSaved(userQueries, 'userID'),
    newLastSeen('userID'),
  ]);
