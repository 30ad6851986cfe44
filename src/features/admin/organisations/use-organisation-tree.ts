import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { markStale } from '~/api/calls';
import { organisationPath } from '~/api/organisation-path';
import { type OrganisationTreeNode, organisationTreeQueries } from '~/api/organisation-tree';
import type { Organisation } from '~/api/organisations';
import { rootIds, useLazyTree } from '~/components/record-tree/use-lazy-tree';
import { idsAbove, parentIds } from '~/domain/tree-model';

const { all, roots, filtered, children } = organisationTreeQueries;
const queryKey = all();
const noNodes: readonly OrganisationTreeNode[] = [];
const branches = { branchQuery: children, nodesOf: (answer: OrganisationTreeNode[]) => answer };

/** What Back finds again in the tree. */
interface TreePlace {
  /** The row that had the focus last. */
  rowId?: string;
  /** The expanded nodes, by the filter; those of the whole tree without one. */
  expanded: Record<string, ReadonlySet<string>>;
}

let kept: TreePlace = { expanded: {} };

/** Returns the place that a person left for a page of an organisation, or else a new one, and keeps it. */
function useTreePlace(): TreePlace {
  const router = useRouter();
  const [place] = useState(() => {
    const before = router.state.resolvedLocation?.pathname;
    return before?.startsWith('/organisation/') ? kept : { expanded: {} };
  });
  kept = place;
  return place;
}

/**
 * Provides the whole tree, or the tree that a filter leaves. The whole tree keeps its state
 * while a filter is set (docs/product/organisations-page.md#expansion).
 */
export function useOrganisationTree(filter: string, selectedId: string | undefined) {
  const queryClient = useQueryClient();
  const isFiltered = filter !== '';
  const place = useTreePlace();
  const [{ rowId: returnedId, expanded }] = useState(() => ({ ...place }));
  const wholeQuery = useQuery({ ...roots(), enabled: !isFiltered });
  const filteredQuery = useQuery({ ...filtered(filter), enabled: isFiltered });
  const whole = useLazyTree({
    ...branches,
    roots: wholeQuery.data ?? noNodes,
    firstExpanded: rootIds,
    keptExpanded: expanded[''],
    selectedId,
  });
  const found = useLazyTree({
    ...branches,
    roots: filteredQuery.data ?? noNodes,
    firstExpanded: parentIds,
    keptExpanded: isFiltered ? expanded[filter] : undefined,
    resetKey: filter,
    selectedId,
  });
  const query = isFiltered ? filteredQuery : wholeQuery;
  const shown = isFiltered ? found : whole;

  return {
    ...shown,
    treeProps: {
      ...shown.treeProps,
      returnedId,
      onMove: (id: string) => {
        place.rowId = id;
      },
      onExpandedChange: (ids: ReadonlySet<string>) => {
        place.expanded[filter] = ids;
        shown.treeProps.onExpandedChange(ids);
      },
    },
    isFiltered,
    isLoaded: query.data !== undefined,
    isLoading: query.isPending || (query.isError && query.isFetching),
    error: query.error,
    /** Returns the ids of the ancestors in the whole tree, as far as it is loaded. */
    pathTo: (id: string) => idsAbove(whole.nodes, id),
    /** Expands nodes of the whole tree. */
    expand: whole.expand,
    /** Reads the tree and the children of its expanded nodes again. */
    reload: () => queryClient.invalidateQueries({ queryKey }),
    /** Replaces the data of a saved organisation in both trees. Its position stays. */
    update: (saved: Organisation) => {
      queryClient.setQueriesData<OrganisationTreeNode[]>(
        { queryKey },
        (nodes) => nodes && withOrganisation(nodes, saved),
      );
      // New data counts as fresh. But a filter may now find the organisation, or not any more.
      void markStale(queryClient, queryKey);
    },
  };
}

export type OrganisationTree = ReturnType<typeof useOrganisationTree>;

/**
 * Provides the selected organisation, from the tree or from the list of organisations. It stays
 * when a filter or a reload removes it from the tree, until the tree has it again. Its ancestors
 * expand once, so that a link shows it and a person can still collapse them.
 * @param id undefined when nothing is selected, and while a person creates an organisation
 */
export function useSelectedOrganisation(tree: OrganisationTree, id: string | undefined) {
  const { selected, isFiltered, isLoaded, pathTo, expand } = tree;
  const [held, setHeld] = useState<Organisation>();
  const [revealedId, setRevealedId] = useState<string>();
  const isKnown = held !== undefined && held.organisationID === id;
  const isRevealed = isFiltered || id === revealedId;

  // The list also helps when the tree has failed to load.
  const needsList = id !== undefined && !tree.isLoading && !selected && !(isKnown && isRevealed);
  const list = useQuery({
    ...organisationPath(id ?? '', (above) => pathTo(above) !== undefined),
    enabled: needsList,
  });
  const listed = list.isFetching ? undefined : list.data;
  const found = listed?.find(({ organisationID }) => organisationID === id);
  // The list may be older than what is held.
  const organisation = selected?.entity ?? (isKnown ? held : found);
  if (organisation && organisation !== held) setHeld(organisation);

  if (isFiltered && revealedId !== undefined) setRevealedId(undefined);
  if (!isRevealed && isLoaded) {
    const path = id === undefined ? [] : (pathTo(id) ?? (listed && pathOf(listed, pathTo)));
    if (path) {
      expand(path);
      setRevealedId(id);
    }
  }

  const [hasArrived, setHasArrived] = useState(false);
  const isBusy = list.isFetching || [...tree.treeProps.branchStates.values()].includes('loading');
  const isOnTheWay =
    id !== undefined && !isFiltered && !selected && !list.error && (isBusy || !isRevealed);
  if (!hasArrived && isLoaded && !isOnTheWay) setHasArrived(true);

  return {
    organisation,
    /** As `isArriving` of `useLazyTree`. */
    isArriving: isLoaded && isOnTheWay && !hasArrived,
    isLoading: id !== undefined && !organisation && (tree.isLoading || list.isFetching),
    error: needsList ? list.error : null,
    isMissing: needsList && listed !== undefined && !found,
    retry: () => list.refetch(),
    /**
     * Holds a saved organisation until the tree has it. The ancestors of a new or moved one
     * (`isElsewhere`) expand, now or after the refetch of the tree.
     */
    hold: (saved: Organisation, isElsewhere: boolean) => {
      setHeld(saved);
      if (!isElsewhere) return;
      const { parentOrganisationID: parentID } = saved;
      const above = parentID === null ? [] : pathTo(parentID);
      if (above && parentID !== null) expand([...above, parentID]);
      setRevealedId(above && saved.organisationID);
    },
  };
}

/** The ids above the first of these organisations, the root first. The tree may know those above all. */
function pathOf(listed: readonly Organisation[], pathTo: OrganisationTree['pathTo']): string[] {
  const below = listed.slice(1).map(({ organisationID }) => organisationID);
  const top = listed.at(-1)?.parentOrganisationID;
  const known = top ? pathTo(top) : undefined;
  return [...(top && known ? [...known, top] : []), ...below.reverse()];
}

/** Returns a tree with the data of a saved organisation. Its position and its children stay. */
export function withOrganisation(
  nodes: OrganisationTreeNode[],
  saved: Organisation,
): OrganisationTreeNode[] {
  const { organisationID, name, organisationCode: nameSuffix } = saved;
  return nodes.map((node) => ({
    ...node,
    ...(node.id === organisationID && { name, nameSuffix, entity: saved }),
    children: node.children && withOrganisation(node.children, saved),
  }));
}
