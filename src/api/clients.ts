import { commitClients, getClient, listClients } from './answers/clients.gen';
import { query, refreshAfterCommit, usePost } from './calls';

export type * from './answers/clients.gen';

const all = () => ['clients'] as const;

/** The API clients of the platform. */
export const clientQueries = {
  all,
  list: () => query(all(), listClients, {}),
  single: (id: string) => query(all(), getClient, { path: { id } }),
};

/** Adds, changes and deletes API clients in one call. */
export const useCommitClients = () => usePost(commitClients, {}, refreshAfterCommit(clientQueries));
