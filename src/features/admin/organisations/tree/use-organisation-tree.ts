import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { type OrganisationTreeNode, organisationTreeQueries } from '~/api/organisation-tree';
import type { Organisation } from '~/api/organisations';
import { useTreeBranches } from '~/components/record-tree/use-tree-branches';
import { findNode } from '~/domain/tree-model';
import { pathInTree, withOrganisation } from './organisation-nodes';
import { useExpansion } from './use-expansion';

const nothing: readonly OrganisationTreeNode[] = [];

/**
 * Returns the tree of the organisations page. Without a filter it is the whole tree, which loads
 * children when their parent is expanded. With a filter it is the filtered tree, and the whole tree
 * keeps its state.
 */
export function useOrganisationTree(filter: string) {
  const queryClient = useQueryClient();
  const isFiltered = filter !== '';
  const wholeQuery = useQuery({ ...organisationTreeQueries.roots(), enabled: !isFiltered });
  const filteredQuery = useQuery({
    ...organisationTreeQueries.filtered(filter),
    enabled: isFiltered,
  });
  const query = isFiltered ? filteredQuery : wholeQuery;
  const wholeRoots = wholeQuery.data ?? nothing;
  const filteredRoots = filteredQuery.data ?? nothing;
  const { wholeIds, filteredIds, change, expand } = useExpansion(wholeRoots, filteredRoots, filter);

  const load = ({ id }: OrganisationTreeNode) =>
    queryClient.fetchQuery(organisationTreeQueries.children(id));
  const whole = useTreeBranches({ roots: wholeRoots, expandedIds: wholeIds, load });
  const filtered = useTreeBranches({ roots: filteredRoots, expandedIds: filteredIds, load });
  const { forgetBranches: forgetWhole } = whole;
  const { forgetBranches: forgetFiltered } = filtered;
  // Children that one filtered tree has loaded do not belong to another one.
  useEffect(() => {
    if (filter !== '') forgetFiltered();
  }, [filter, forgetFiltered]);

  const pathTo = useMemo(
    () => (id: string) => pathInTree(whole.roots, id, whole.childrenOf),
    [whole.roots, whole.childrenOf],
  );

  /** Refetches the tree and the children of its expanded nodes. */
  async function reload() {
    await queryClient.invalidateQueries({ queryKey: organisationTreeQueries.all() });
    forgetWhole();
    forgetFiltered();
  }

  /** Replaces the data of a saved organisation in both trees. Its position stays. */
  function update(organisation: Organisation) {
    for (const { roots, childrenOf, replaceNode } of [whole, filtered]) {
      const node = findNode(roots, organisation.organisationID, childrenOf);
      if (node) replaceNode(withOrganisation(node, organisation));
    }
  }

  return {
    ...(isFiltered ? filtered : whole),
    expandedIds: isFiltered ? filteredIds : wholeIds,
    setExpandedIds: change,
    isFiltered,
    isLoaded: query.data !== undefined,
    isLoading: query.isPending || (query.isError && query.isFetching),
    error: query.error,
    /** Returns the ids of the ancestors in the whole tree, as far as it is loaded. */
    pathTo,
    /** Expands nodes of the whole tree. */
    expand,
    reload,
    update,
  };
}

export type OrganisationTree = ReturnType<typeof useOrganisationTree>;
