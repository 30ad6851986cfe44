import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { adminSummaryQueries } from './admin-summary';
import {
  commitOrganisations,
  listOrganisations,
  listParentOrganisationValues,
} from './answers/organisations.gen';
import { client, resultOf } from './client';
import { organisationTreeQueries } from './organisation-tree';
import { refreshAfterCommit } from './refresh-after-commit';
import type { OrganisationBatch } from './schema.gen';

export type { Organisation, OrganisationBatch, OrganisationChange } from './schema.gen';

/**
 * Organisations (GET api/Organisation): all of them for super users, their own for other people.
 */
export const organisationQueries = {
  all: () => ['organisations'] as const,
  list: () =>
    queryOptions({
      queryKey: [...organisationQueries.all(), 'list'],
      queryFn: ({ signal }) =>
        resultOf(client.GET('/api/Organisation', { signal }), listOrganisations),
    }),
  /** Selects one organisation from the list; undefined if the list does not have it. */
  listed: (orgId: string) =>
    queryOptions({
      ...organisationQueries.list(),
      select: (organisations) =>
        organisations.find((organisation) => organisation?.organisationID === orgId),
    }),
  /** The organisations that can be a parent: key (the id) and value (name and code). */
  parentValues: () =>
    queryOptions({
      queryKey: [...organisationQueries.all(), 'parent-values'],
      queryFn: ({ signal }) =>
        resultOf(
          client.GET('/api/organisation/parentvalues', { signal }),
          listParentOrganisationValues,
        ),
    }),
};

/**
 * Adds and changes organisations in one call (POST api/organisation/batch). The first of the
 * answer's changes is the saved organisation. The call does not read visible trees again: the page
 * decides that (docs/product/organisations-page.md#after-a-save-of-an-organisation).
 */
export function useCommitOrganisations() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (batch: OrganisationBatch) =>
      resultOf(client.POST('/api/organisation/batch', { body: batch }), commitOrganisations),
    onSuccess: async () => {
      await queryClient.invalidateQueries({
        queryKey: organisationTreeQueries.all(),
        refetchType: 'none',
      });
      // The Administration summary counts the organisations and is often the next page.
      await queryClient.invalidateQueries({ queryKey: adminSummaryQueries.summary().queryKey });
      // Does not wait: the list is long, and the save is done.
      void refreshAfterCommit(queryClient, organisationQueries);
      void queryClient.invalidateQueries(organisationQueries.parentValues());
    },
  });
}
