import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { commitUsers, getUser, listUsers } from './answers/users.gen';
import { client, resultOf } from './client';
import { refreshAfterCommit } from './refresh-after-commit';
import type { UserBatch } from './schema.gen';

export type { User, UserBatch, UserChange } from './schema.gen';

/** The users of the platform (GET api/user, api/user/{id}). */
export const userQueries = {
  all: () => ['users'] as const,
  list: () =>
    queryOptions({
      queryKey: [...userQueries.all(), 'list'],
      queryFn: ({ signal }) => resultOf(client.GET('/api/user', { signal }), listUsers),
    }),
  single: (id: string) =>
    queryOptions({
      queryKey: [...userQueries.all(), 'single', id],
      queryFn: ({ signal }) =>
        resultOf(client.GET('/api/user/{id}', { params: { path: { id } }, signal }), getUser),
    }),
};

/** Adds, changes and deletes users in one call (POST api/user/batch). */
export function useCommitUsers() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (batch: UserBatch) =>
      resultOf(client.POST('/api/user/batch', { body: batch }), commitUsers),
    onSuccess: () => refreshAfterCommit(queryClient, userQueries),
  });
}
