import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { client, listOf, resultOf } from './client';
import { refreshAfterCommit } from './refresh-after-commit';
import type { UserBatch } from './schema.gen';

export type { User, UserBatch, UserChange } from './schema.gen';

/** The users of the platform (GET api/user, api/user/{id}). */
export const userQueries = {
  all: () => ['users'] as const,
  list: () =>
    queryOptions({
      queryKey: [...userQueries.all(), 'list'],
      queryFn: ({ signal }) => listOf(client.GET('/api/user', { signal })),
    }),
  single: (id: string) =>
    queryOptions({
      queryKey: [...userQueries.all(), 'single', id],
      queryFn: ({ signal }) =>
        resultOf(client.GET('/api/user/{id}', { params: { path: { id } }, signal })),
    }),
};

/** Adds, changes and deletes users in one call (POST api/user/batch). */
export function useCommitUsers() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (batch: UserBatch) => resultOf(client.POST('/api/user/batch', { body: batch })),
    onSuccess: () => refreshAfterCommit(queryClient, userQueries),
  });
}
