import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '~/api/api-error';
import { organisationTreeQueries } from '~/api/organisation-tree';
import { type Organisation, organisationQueries } from '~/api/organisations';

/**
 * Refetches an organisation. No call reads a single one: the children of its parent are a short
 * answer, and the list of all organisations is a long one.
 * @throws when it does not exist any more, and when a call fails
 */
export async function readOrganisation(
  queryClient: QueryClient,
  { organisationID, parentOrganisationID: parentID }: Organisation,
): Promise<Organisation> {
  const { roots, children } = organisationTreeQueries;
  const siblings = await (parentID
    ? queryClient.fetchQuery({ ...children(parentID), staleTime: 0 })
    : queryClient.fetchQuery({ ...roots(), staleTime: 0 })
  ).catch((error: unknown) => {
    // When the parent is gone, the organisation may still be elsewhere.
    if (error instanceof ApiError && error.status === 404) return [];
    throw error;
  });
  const node = siblings.find(({ id }) => id === organisationID);
  if (node) return node.entity;
  const all = await queryClient.fetchQuery({ ...organisationQueries.list(), staleTime: 0 });
  const organisation = all.find((one) => one.organisationID === organisationID);
  if (!organisation) throw new Error('This organisation does not exist any more.');
  return organisation;
}
