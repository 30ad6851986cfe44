import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { commitClients, getClient, listClients } from './answers/clients.gen';
import { client, resultOf } from './client';
import { refreshAfterCommit } from './refresh-after-commit';
import type { ClientBatch } from './schema.gen';

export type { Client, ClientBatch, ClientChange } from './schema.gen';

/** The API clients of the platform (GET api/client, api/client/{id}). */
export const clientQueries = {
  all: () => ['clients'] as const,
  list: () =>
    queryOptions({
      queryKey: [...clientQueries.all(), 'list'],
      queryFn: ({ signal }) => resultOf(client.GET('/api/client', { signal }), listClients),
    }),
  single: (id: string) =>
    queryOptions({
      queryKey: [...clientQueries.all(), 'single', id],
      queryFn: ({ signal }) =>
        resultOf(client.GET('/api/client/{id}', { params: { path: { id } }, signal }), getClient),
    }),
};

/** Adds, changes and deletes API clients in one call (POST api/client/batch). */
export function useCommitClients() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (batch: ClientBatch) =>
      resultOf(client.POST('/api/client/batch', { body: batch }), commitClients),
    onSuccess: () => refreshAfterCommit(queryClient, clientQueries),
  });
}
