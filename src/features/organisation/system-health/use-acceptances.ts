import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type AcceptanceTreeNode, versionAcceptanceQueries } from '~/api/version-acceptances';
import { type OrganisationAcceptances, organisationAcceptances } from './model/roll-out-status';

/** Each organisation needs a call. More calls at once than this would take too long. */
export const mostOrganisations = 60;

// `useQueries` runs `combine` only for new answers as long as the function is the same.
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
 * Loads the acceptances of organisations. `byOrganisation` has those that could be read, by
 * organisation id. It is empty until all calls have ended, so that no count grows while somebody
 * reads it.
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
