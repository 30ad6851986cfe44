import type { QueryClient } from '@tanstack/react-query';
import { refreshAdminSummary } from './admin-summary';
import {
  commitOrganisations,
  listOrganisations,
  listParentOrganisationValues,
  type Organisation,
} from './answers/organisations.gen';
import { markStale, query, refreshAfterCommit } from './calls';
import { get } from './client';
import type { ListSearch } from './list-search';
import { organisationTreeQueries } from './organisation-tree';
import { staleElsewhere } from './stale-elsewhere';
import { usePost } from './use-post';

export type * from './answers/organisations.gen';

const all = () => ['organisations'] as const;

/** All organisations for super users, and their own for other people. */
export const organisationQueries = {
  all,
  list: (search?: ListSearch) => query(all(), listOrganisations, search ? { query: search } : {}),
  /** The organisations that can be a parent: key (the id) and value (name and code). */
  parentValues: (search?: ListSearch) =>
    query(all(), listParentOrganisationValues, search ? { query: search } : {}),
};

/**
 * Reads one organisation of the list, for `listedOrganisation`. A back end may send the whole list all
 * the same, which then serves the other organisations as well.
 */
export async function readListed(
  orgId: string,
  { client, signal }: { client: QueryClient; signal: AbortSignal },
): Promise<Organisation[]> {
  const { queryKey } = organisationQueries.list();
  const whole = client.getQueryState<Organisation[]>(queryKey);
  if (whole?.data && !whole.isInvalidated && isRecent(whole)) return whole.data;
  const answer = await get(listOrganisations, { query: { ids: [orgId] } }, signal);
  if (answer.length > 1) client.setQueryData(queryKey, answer);
  return answer;
}

const isRecent = ({ dataUpdatedAt }: { dataUpdatedAt: number }) =>
  Date.now() - dataUpdatedAt < 60_000;

/**
 * Adds and changes organisations in one call. The first of the answer's changes is the saved
 * organisation. Visible trees are not read again: the page decides that
 * (docs/product/organisations-page.md#after-a-save-of-an-organisation).
 */
export const useCommitOrganisations = () =>
  usePost(commitOrganisations, {}, [
    staleElsewhere('organisations'),
    (queryClient) => markStale(queryClient, organisationTreeQueries.all()),
    refreshAdminSummary,
    (queryClient) => {
      // Does not wait: the list is long, and the save is done.
      void refreshAfterCommit(organisationQueries)(queryClient);
      void queryClient.invalidateQueries(organisationQueries.parentValues());
    },
  ]);
