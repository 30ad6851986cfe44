import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type AcceptanceTreeNode, versionAcceptanceQueries } from '~/api/version-acceptances';
import { organisationAcceptances } from './model/roll-out-status';

/** There is one call for each organisation; of more at once nobody would see the end. */
export const mostOrganisations = 60;

// Stays the same, so that it runs only when an answer comes.
const combine = (results: UseQueryResult<AcceptanceTreeNode[]>[]) => ({
  trees: results.map(({ data }) => data),
  isLoading: results.some(({ isPending, isFetching }) => isPending && isFetching),
  error: results.find(({ error }) => error)?.error ?? null,
  failures: results.filter(({ error }) => error).length,
  retry: () => {
    for (const { error, refetch } of results) if (error) void refetch();
  },
  refresh: () => {
    for (const { refetch } of results) void refetch();
  },
});

/** What organisations have accepted, by their ids, as far as it could be read. */
export function useAcceptances(organisationIDs: readonly string[]) {
  const result = useQueries({
    queries: organisationIDs.map((id) => versionAcceptanceQueries.tree(id)),
    combine,
  });
  const { trees } = result;
  const byOrganisation = useMemo(
    () =>
      new Map(
        organisationIDs.flatMap((id, place) => {
          const tree = trees[place];
          return tree ? [[id, organisationAcceptances(tree)] as const] : [];
        }),
      ),
    [organisationIDs, trees],
  );
  return { ...result, byOrganisation };
}
