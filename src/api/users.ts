import { commitUsers, getUser, listUsers } from './answers/users.gen';
import { query, refreshAfterCommit } from './calls';
import { usePost } from './use-post';

export type * from './answers/users.gen';

const all = () => ['users'] as const;

/** The users of the platform. */
export const userQueries = {
  all,
  list: () => query(all(), listUsers, {}),
  single: (id: string) => query(all(), getUser, { path: { id } }),
};

/** Adds, changes and deletes users in one call. */
export const useCommitUsers = () => usePost(commitUsers, {}, refreshAfterCommit(userQueries));
