import { type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { inWords } from '~/api/failure-words';
import { screenWords } from '~/api/screen-words';
import { type AcceptanceTreeNode, versionAcceptanceQueries } from '~/api/version-acceptances';
import type { BranchState } from '~/components/record-tree/record-tree-props';
import type { ChildrenOf } from '~/domain/tree-model';
import { type AcceptanceNode, acceptanceNodes } from '../model/acceptance-nodes';
import { belongsBelow } from '../model/acceptance-path';

/**
 * Loads the branches that do not come with the tree: the old versions of applications, and the
 * acceptances of versions. It keeps a branch during a reload after a save, so that the focus stays.
 * @param wantedIds the nodes that are expanded, or on the path to the selected one
 */
export function useAcceptanceBranches(
  orgId: string,
  roots: readonly AcceptanceNode[],
  wantedIds: readonly string[],
) {
  const queryClient = useQueryClient();
  const wanted = useMemo(
    () => wantedIds.flatMap((id) => branchOf(orgId, roots, id)),
    [orgId, roots, wantedIds],
  );
  const states = useQueries({ queries: wanted.map(({ query }) => query), combine: statesOf });

  const answers = useMemo(
    () => new Map(wanted.map(({ id }, place) => [id, states[place]?.data])),
    [wanted, states],
  );
  const childrenOf = useMemo<ChildrenOf<AcceptanceNode>>(() => {
    const cache = new Map<AcceptanceNode, readonly AcceptanceNode[] | null>();
    return (node) => {
      const known = cache.get(node);
      if (known !== undefined) return known;
      const answer = answers.get(node.id);
      const below = answer ? acceptanceNodes(answer, node.address) : node.children;
      const children = below?.filter((child) => belongsBelow(node, child)) ?? null;
      cache.set(node, children);
      return children;
    };
  }, [answers]);

  const branchStates = useMemo(() => {
    const found = new Map<string, BranchState>();
    wanted.forEach(({ id }, place) => {
      const { data, error, isFetching } = states[place] ?? {};
      if (data !== undefined) return;
      if (isFetching || !error) found.set(id, 'loading');
      else found.set(id, inWords(error, screenWords.acceptance.load));
    });
    return found;
  }, [wanted, states]);

  const retryBranch = (id: string) => {
    const branch = wanted.find((one) => one.id === id);
    if (branch) void queryClient.refetchQueries({ queryKey: branch.query.queryKey, exact: true });
  };

  return {
    childrenOf,
    branchStates,
    retryBranch,
    /** The failure of the first branch that could not be reloaded. */
    staleError: states.find(({ data, error }) => data !== undefined && error)?.error ?? null,
  };
}

/** Returns the branch below a node; none for a node without children or with known children. */
function branchOf(orgId: string, roots: readonly AcceptanceNode[], id: string) {
  const [prefix, key = ''] = id.split(':');
  const known = roots.flatMap(({ children }) => children ?? []).find((node) => node.id === id);
  if (known && (!known.hasChildren || known.children?.length)) return [];
  if (prefix === 'old') return [{ id, query: versionAcceptanceQueries.oldVersions(orgId, key) }];
  if (prefix === 'version') {
    return [{ id, query: versionAcceptanceQueries.acceptances(orgId, key) }];
  }
  return [];
}

// Stands outside of the hook: `combine` keeps its result only while the function is the same.
const statesOf = (results: UseQueryResult<AcceptanceTreeNode[]>[]) =>
  results.map(({ data, error, isFetching }) => ({ data, error, isFetching }));
