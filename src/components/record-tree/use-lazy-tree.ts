import {
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useQueries,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { allNodes, findNode, isUnloaded, type TreeNode, withBranches } from '~/domain/tree-model';
import type { BranchState } from './tree-row';

interface ExpandedIdsOptions<Node> {
  /** The root nodes, with the descendants that came with them. */
  roots: readonly Node[];
  /** Returns the ids of the nodes that are expanded until a person changes it. */
  firstExpanded?: (roots: readonly Node[]) => ReadonlySet<string>;
  /** The nodes that are expanded instead of those, as a person has left them before. */
  keptExpanded?: ReadonlySet<string> | undefined;
  /** The changes of a person to the expanded nodes hold until this changes. */
  resetKey?: string;
  selectedId?: string | undefined;
  /**
   * The ids of the nodes above the selected one. Undefined while they are not known. A new selection
   * expands them once, so that a person can collapse them again.
   */
  path?: readonly string[] | undefined;
}

interface LazyTreeOptions<Node, Answer, Key extends QueryKey> extends ExpandedIdsOptions<Node> {
  /** Returns the query for the children of a node, if they do not come with the roots. */
  branchQuery: (id: string) => UseQueryOptions<Answer, Error, Answer, Key> | undefined;
  nodesOf: (answer: Answer, parent: Node) => readonly Node[];
  /** Returns the nodes to show below a node whose branch could not be loaded. */
  nodesOfFailed?: (parent: Node) => readonly Node[];
  /** Returns the failure of a branch in the words of the screen. */
  wordsOf?: (error: Error) => Error;
}

/**
 * Provides a tree that loads the children of a node when the node is expanded for the first time.
 * The functions among the options have to keep their identity between renders. A branch stays as it
 * is while it is read again, so that the focus stays. The branches on the path to the selection load
 * as well.
 */
export function useLazyTree<Node extends TreeNode<Node>, Answer, Key extends QueryKey>(
  options: LazyTreeOptions<Node, Answer, Key>,
) {
  const { roots, branchQuery, nodesOf, nodesOfFailed, wordsOf, selectedId, path } = options;
  const { expandedIds, setExpandedIds, expand } = useExpandedIds(options);
  const queryClient = useQueryClient();

  const wanted = useMemo(() => {
    const loaded = new Set(allNodes(roots).flatMap((node) => (isUnloaded(node) ? [] : node.id)));
    return [...new Set([...expandedIds, ...(path ?? [])])].flatMap((id) => {
      const query = loaded.has(id) ? undefined : branchQuery(id);
      return query ? { id, query } : [];
    });
  }, [roots, expandedIds, path, branchQuery]);
  const results = useQueries({
    queries: wanted.map(({ query }) => query),
    combine: branchesOf<Answer>,
  });
  const branches = useMemo(
    () => new Map(wanted.map(({ id }, index) => [id, results[index]])),
    [wanted, results],
  );

  const nodes = useMemo(
    () =>
      withBranches(roots, (node) => {
        const { data, error } = branches.get(node.id) ?? {};
        if (data !== undefined) return nodesOf(data, node);
        return error ? nodesOfFailed?.(node) : undefined;
      }),
    [roots, branches, nodesOf, nodesOfFailed],
  );
  const branchStates = useMemo(() => {
    const states = new Map<string, BranchState>();
    for (const [id, { data, error, isFetching } = {}] of branches) {
      if (data !== undefined) continue;
      if (isFetching || !error) states.set(id, 'loading');
      else states.set(id, wordsOf?.(error) ?? error);
    }
    return states;
  }, [branches, wordsOf]);
  const selected = useMemo(
    () => (selectedId === undefined ? undefined : findNode(nodes, selectedId)),
    [nodes, selectedId],
  );

  const retryBranch = (id: string) => {
    const queryKey = branchQuery(id)?.queryKey;
    if (queryKey) void queryClient.refetchQueries({ queryKey, exact: true });
  };

  const isStale = (branch?: (typeof results)[number]) =>
    branch?.data !== undefined && branch.error !== null;
  const stale = results.find(isStale);
  const retryStale = () => {
    for (const [id, branch] of branches) if (isStale(branch)) retryBranch(id);
  };
  const isPathLoading = path?.some((id) => branchStates.get(id) === 'loading') ?? false;
  const [hasArrived, setHasArrived] = useState(false);
  if (!hasArrived && !isPathLoading && roots.length > 0) setHasArrived(true);
  const failedId = path?.find((id) => branchStates.get(id) instanceof Error);
  const failure = branchStates.get(failedId ?? '');

  return {
    nodes,
    selected,
    expand,
    /**
     * Whether the branches above the first selection, of a link, are still on their way. They would push apart
     * what a person sees already.
     */
    isArriving: isPathLoading && !hasArrived,
    /** How the load of the branches above the selection goes on, for a `LoadingOverlay`. */
    pathState: {
      isLoading: isPathLoading,
      error: failure instanceof Error ? failure : null,
      onRetry: () => failedId !== undefined && retryBranch(failedId),
    },
    /** The first branch that could not be read again, for a `StaleNotice`. */
    stale: { data: stale?.data, error: stale?.error ?? null, refetch: retryStale },
    treeProps: {
      nodes,
      branchStates,
      onRetryBranch: retryBranch,
      expandedIds,
      onExpandedChange: setExpandedIds,
      selectedId,
    },
  };
}

/** Holds the expanded nodes. */
export function useExpandedIds<Node>({
  roots,
  firstExpanded = noIds,
  keptExpanded,
  resetKey = '',
  selectedId,
  path,
}: ExpandedIdsOptions<Node>) {
  const [own, setOwn] = useState(keptExpanded && { key: resetKey, ids: keptExpanded });
  const first = useMemo(() => firstExpanded(roots), [firstExpanded, roots]);
  const expandedIds = own?.key === resetKey ? own.ids : first;

  const expand = useCallback(
    (ids: readonly string[]) =>
      setOwn((old) => {
        const before = old?.key === resetKey ? old.ids : first;
        if (ids.every((id) => before.has(id))) return old;
        return { key: resetKey, ids: new Set([...before, ...ids]) };
      }),
    [resetKey, first],
  );
  const [revealedId, setRevealedId] = useState<string>();
  if (path && selectedId !== revealedId) {
    setRevealedId(selectedId);
    expand(path);
  }

  const setExpandedIds = (ids: ReadonlySet<string>) => setOwn({ key: resetKey, ids });
  return { expandedIds, setExpandedIds, expand };
}

/** Returns the ids of the roots, as the nodes that are expanded at first. */
export const rootIds = (roots: readonly { id: string }[]): ReadonlySet<string> =>
  new Set(roots.map(({ id }) => id));

const nothing: ReadonlySet<string> = new Set();
const noIds = () => nothing;

// Outside of the hook: `combine` keeps its result only while the function is the same.
const branchesOf = <Answer>(results: UseQueryResult<Answer>[]) =>
  results.map(({ data, error, isFetching }) => ({ data, error, isFetching }));
