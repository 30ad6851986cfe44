import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type AcceptanceTreeNode, versionAcceptanceQueries } from '~/api/version-acceptances';
import { type OrganisationAcceptances, organisationAcceptances } from './model/roll-out-status';

/** There is one call for each organisation; of more at once nobody would see the end. */
export const mostOrganisations = 60;

// Stays the same, so that it runs only when an answer comes.
const combine = (results: UseQueryResult<AcceptanceTreeNode[]>[]) => ({
  trees: results.map(({ data }) => data),
  isLoading: results.some(({ isPending }) => isPending),
  error: results.find(({ error }) => error)?.error ?? null,
  failures: results.filter(({ error }) => error).length,
  isRetrying: results.some(({ error, isFetching }) => error !== null && isFetching),
  retry: () => {
    for (const { error, refetch } of results) if (error) void refetch();
  },
  refresh: () => {
    for (const { refetch } of results) void refetch();
  },
});

const nothingKnown: ReadonlyMap<string, OrganisationAcceptances> = new Map();

/**
 * What organisations have accepted, by their ids, as far as it could be read; nothing until all calls
 * have ended, so that no count grows while somebody reads it.
 */
export function useAcceptances(organisationIDs: readonly string[]) {
  const result = useQueries({
    queries: organisationIDs.map((id) => versionAcceptanceQueries.tree(id)),
    combine,
  });
  const { trees, isLoading } = result;
  const byOrganisation = useMemo(() => {
    if (isLoading) return nothingKnown;
    return new Map(
      organisationIDs.flatMap((id, place) => {
        const tree = trees[place];
        return tree ? [[id, organisationAcceptances(tree)] as const] : [];
      }),
    );
  }, [organisationIDs, trees, isLoading]);
  return { ...result, byOrganisation };
}
