import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { adminSummaryQueries } from './admin-summary';
import {
  commitPosCoreInstances,
  getPosCoreInstance,
  listPosCoreInstances,
  listPosCoreInstanceValues,
  listPosCoreLinkedOrganisations,
} from './answers/pos-core-instances.gen';
import { client, resultOf } from './client';
import { refreshAfterCommit } from './refresh-after-commit';
import type { PosCoreInstanceBatch } from './schema.gen';

export type { PosCoreInstance, PosCoreInstanceBatch } from './schema.gen';

/** The POS Core instances of the platform (GET api/POSCoreInstance and those below it). */
export const posCoreInstanceQueries = {
  all: () => ['pos-core-instances'] as const,
  list: () =>
    queryOptions({
      queryKey: [...posCoreInstanceQueries.all(), 'list'],
      queryFn: ({ signal }) =>
        resultOf(client.GET('/api/POSCoreInstance', { signal }), listPosCoreInstances),
    }),
  single: (id: string) =>
    queryOptions({
      queryKey: [...posCoreInstanceQueries.all(), 'single', id],
      queryFn: ({ signal }) =>
        resultOf(
          client.GET('/api/posCoreInstance/{id}', { params: { path: { id } }, signal }),
          getPosCoreInstance,
        ),
    }),
  /** The instances that an organisation can have: key (the id) and value (the name). */
  values: () =>
    queryOptions({
      queryKey: [...posCoreInstanceQueries.all(), 'values'],
      queryFn: ({ signal }) =>
        resultOf(client.GET('/api/POSCoreInstance/values', { signal }), listPosCoreInstanceValues),
    }),
  /** The organisations that an instance serves. */
  linkedOrganisations: (id: string) =>
    queryOptions({
      queryKey: [...posCoreInstanceQueries.all(), 'linked-organisations', id],
      queryFn: ({ signal }) =>
        resultOf(
          client.GET('/api/posCoreInstance/{id}/linkedorgs', { params: { path: { id } }, signal }),
          listPosCoreLinkedOrganisations,
        ),
      // Other screens link organisations.
      staleTime: 0,
    }),
};

/** Adds, changes and deletes POS Core instances in one call (POST api/POSCoreInstance/batch). */
export function useCommitPosCoreInstances() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (batch: PosCoreInstanceBatch) =>
      resultOf(client.POST('/api/POSCoreInstance/batch', { body: batch }), commitPosCoreInstances),
    onSuccess: async () => {
      // The Administration summary names the instances and is often the next page.
      await queryClient.invalidateQueries({ queryKey: adminSummaryQueries.summary().queryKey });
      await refreshAfterCommit(queryClient, posCoreInstanceQueries);
    },
  });
}
