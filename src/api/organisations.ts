import { queryOptions } from '@tanstack/react-query';
import { adminSummaryQueries } from './admin-summary';
import {
  commitOrganisations,
  listOrganisations,
  listParentOrganisationValues,
} from './answers/organisations.gen';
import { markStale, query, refreshAfterCommit } from './calls';
import { get } from './client';
import { organisationTreeQueries } from './organisation-tree';
import { usePost } from './use-post';

export type * from './answers/organisations.gen';

const all = () => ['organisations'] as const;

/** All organisations for super users, and their own for other people. */
export const organisationQueries = {
  all,
  list: () => query(all(), listOrganisations, {}),
  /** Selects one organisation from the list; undefined if the list does not have it. */
  listed: (orgId: string) =>
    queryOptions({
      ...organisationQueries.list(),
      select: (organisations) => organisations.find((each) => each.organisationID === orgId),
    }),
  /** The organisations that can be a parent: key (the id) and value (name and code). */
  parentValues: () => query(all(), listParentOrganisationValues, {}),
};

/** Reads the list, for `listedOrganisations`. */
export const readOrganisations = (signal: AbortSignal) => get(listOrganisations, {}, signal);

/**
 * Adds and changes organisations in one call. The first of the answer's changes is the saved
 * organisation. Visible trees are not read again: the page decides that
 * (docs/product/organisations-page.md#after-a-save-of-an-organisation).
 */
export const useCommitOrganisations = () =>
  usePost(commitOrganisations, {}, async (queryClient) => {
    await markStale(queryClient, organisationTreeQueries.all());
    // The Administration summary counts the organisations and is often the next page.
    await queryClient.invalidateQueries({ queryKey: adminSummaryQueries.summary().queryKey });
    // Does not wait: the list is long, and the save is done.
    void refreshAfterCommit(organisationQueries)(queryClient);
    void queryClient.invalidateQueries(organisationQueries.parentValues());
  });
