import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { versionAcceptanceQueries } from '~/api/version-acceptances';
import { findNode } from '~/domain/tree-model';
import { type AcceptancesSearch, selectedIdOf } from '../acceptances-search';
import { acceptanceNodes } from '../model/acceptance-nodes';
import { pathTo } from '../model/acceptance-path';
import { useAcceptanceBranches } from './use-acceptance-branches';

/**
 * Provides the tree of Install Versions and its selection. At first the applications are expanded.
 * A link expands the path to its selection once, so that a person can collapse it again.
 */
export function useAcceptanceTree(orgId: string, search: AcceptancesSearch) {
  const queryClient = useQueryClient();
  const query = useQuery(versionAcceptanceQueries.tree(orgId));
  const roots = useMemo(() => acceptanceNodes(query.data ?? []), [query.data]);
  const selectedId = selectedIdOf(search);
  const path = useMemo(() => pathTo(search, roots), [search, roots]);

  const [own, setOwn] = useState<ReadonlySet<string>>();
  const first = useMemo(() => new Set(roots.map(({ id }) => id)), [roots]);
  const expandedIds = own ?? first;
  const [revealedId, setRevealedId] = useState<string>();
  useEffect(() => {
    if (selectedId === revealedId || !path) return;
    setRevealedId(selectedId);
    setOwn((before = first) =>
      path.every((id) => before.has(id)) ? before : new Set([...before, ...path]),
    );
  }, [selectedId, revealedId, path, first]);

  const wantedIds = useMemo(
    () => [...new Set([...expandedIds, ...(path ?? [])])],
    [expandedIds, path],
  );
  const branches = useAcceptanceBranches(orgId, roots, wantedIds);
  const { branchStates, childrenOf, retryBranch } = branches;

  const selected = useMemo(
    () => (selectedId === undefined ? undefined : findNode(roots, selectedId, childrenOf)),
    [roots, selectedId, childrenOf],
  );
  const waitedFor = selected ? [] : (path ?? []).filter((id) => branchStates.has(id));
  const failed = waitedFor.find((id) => branchStates.get(id) instanceof Error);
  const failure = failed === undefined ? undefined : branchStates.get(failed);

  return {
    roots,
    childrenOf,
    branchStates,
    retryBranch,
    expandedIds,
    setExpandedIds: setOwn,
    isLoaded: query.data !== undefined,
    isLoading: query.isPending || (query.isError && query.isFetching && !query.data),
    error: query.data ? null : query.error,
    retry: () => void query.refetch(),
    selectedId,
    selected,
    /** Why the path to the selection could not be loaded. */
    selectionError: failure instanceof Error ? failure : null,
    isSelectionLoading: waitedFor.some((id) => branchStates.get(id) === 'loading'),
    retrySelection: () => failed !== undefined && retryBranch(failed),
    /** The failure of a reload: what the page shows may be stale. */
    staleError: (query.data && query.error) || branches.staleError,
    readAgain: () =>
      void queryClient.refetchQueries({
        queryKey: versionAcceptanceQueries.all(orgId),
        type: 'active',
      }),
  };
}

export type AcceptanceTree = ReturnType<typeof useAcceptanceTree>;
