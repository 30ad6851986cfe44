import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type ChildrenOf, isUnloaded, type TreeNode, treeRows } from '~/domain/tree-model';
import type { BranchState } from './record-tree-props';

interface TreeBranchesOptions<Node> {
  /** The loaded root nodes. */
  roots: readonly Node[];
  expandedIds: ReadonlySet<string>;
  /** Reads the children of a node. */
  load: (node: Node, signal: AbortSignal) => Promise<readonly Node[]>;
}

/** What the tree has loaded or replaced since the roots arrived. */
interface Branches<Node> {
  children: ReadonlyMap<string, readonly Node[]>;
  states: ReadonlyMap<string, BranchState>;
  replaced: ReadonlyMap<string, Node>;
}

const nothing = <Node>(): Branches<Node> => ({
  children: new Map(),
  states: new Map(),
  replaced: new Map(),
});

function withEntry<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key, value: Value) {
  return new Map(map).set(key, value);
}

function withoutEntry<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key) {
  const rest = new Map(map);
  rest.delete(key);
  return rest;
}

/**
 * Loads the children of a tree's nodes when a node is expanded for the first time. It loads every
 * visible node that is expanded and not loaded yet. A tree that is read again therefore loads its
 * branches by itself after `forgetBranches`.
 */
export function useTreeBranches<Node extends TreeNode<Node>>(options: TreeBranchesOptions<Node>) {
  const { roots, expandedIds } = options;
  const [branches, setBranches] = useState(nothing<Node>);
  const loads = useRef(new Map<string, AbortController>());
  const latestLoad = useRef(options.load);
  const latestRoots = useRef(roots);
  useEffect(() => {
    latestLoad.current = options.load;
    latestRoots.current = roots;
  });

  const childrenOf = useMemo<ChildrenOf<Node>>(() => {
    const cache = new Map<Node, readonly Node[] | null>();
    return (node) => {
      const known = cache.get(node);
      if (known !== undefined) return known;
      const loaded = branches.children.get(node.id) ?? node.children;
      const children = loaded && withReplacements(loaded, branches.replaced);
      cache.set(node, children);
      return children;
    };
  }, [branches.children, branches.replaced]);
  const shownRoots = useMemo(
    () => withReplacements(roots, branches.replaced),
    [roots, branches.replaced],
  );

  const load = useCallback(async (node: Node) => {
    const controller = new AbortController();
    loads.current.set(node.id, controller);
    setBranches((old) => ({ ...old, states: withEntry(old.states, node.id, 'loading') }));
    try {
      const children = await latestLoad.current(node, controller.signal);
      if (controller.signal.aborted) return;
      setBranches((old) => ({
        ...old,
        children: withEntry(old.children, node.id, newNodes(children, latestRoots.current, old)),
        states: withoutEntry(old.states, node.id),
      }));
    } catch (error) {
      if (controller.signal.aborted) return;
      const reason = error instanceof Error ? error : new Error(String(error));
      setBranches((old) => ({ ...old, states: withEntry(old.states, node.id, reason) }));
    } finally {
      if (loads.current.get(node.id) === controller) loads.current.delete(node.id);
    }
  }, []);

  const missing = useMemo(
    () =>
      treeRows(shownRoots, expandedIds, childrenOf)
        .filter(({ node, isExpanded }) => isExpanded && isUnloaded(node, childrenOf))
        // A loaded node without children is not loaded again.
        .filter(({ node }) => !branches.children.has(node.id) && !branches.states.has(node.id))
        .map(({ node }) => node),
    [shownRoots, expandedIds, childrenOf, branches.children, branches.states],
  );
  useEffect(() => {
    for (const node of missing) if (!loads.current.has(node.id)) void load(node);
  }, [missing, load]);

  const stopLoads = useCallback(() => {
    for (const controller of loads.current.values()) controller.abort();
    loads.current.clear();
  }, []);
  useEffect(() => stopLoads, [stopLoads]);

  /** Drops the loaded and replaced nodes. The expanded nodes then load again. */
  const forgetBranches = useCallback(() => {
    stopLoads();
    setBranches(nothing<Node>());
  }, [stopLoads]);

  /** Loads the children of a node again after a failure. */
  const retryBranch = useCallback((id: string) => {
    setBranches((old) => ({ ...old, states: withoutEntry(old.states, id) }));
  }, []);

  /** Replaces the node with the same id. Its children stay. */
  const replaceNode = useCallback((node: Node) => {
    setBranches((old) => ({ ...old, replaced: withEntry(old.replaced, node.id, node) }));
  }, []);

  return {
    roots: shownRoots,
    childrenOf,
    branchStates: branches.states,
    retryBranch,
    replaceNode,
    forgetBranches,
  };
}

/**
 * Returns the nodes of an answer that are not in the tree yet. The answer can contain an
 * organisation a second time if it was moved in the meantime. A node below itself would make the
 * tree endless.
 */
function newNodes<Node extends TreeNode<Node>>(
  answer: readonly Node[],
  roots: readonly Node[],
  { children }: Branches<Node>,
): readonly Node[] {
  const known = new Set<string>();
  const walk = (nodes: readonly Node[]) => {
    for (const node of nodes) {
      if (known.has(node.id)) continue;
      known.add(node.id);
      walk(children.get(node.id) ?? node.children ?? []);
    }
  };
  walk(roots);
  return answer.filter((node) => !known.has(node.id));
}

function withReplacements<Node extends TreeNode<Node>>(
  nodes: readonly Node[],
  replaced: ReadonlyMap<string, Node>,
): readonly Node[] {
  if (replaced.size === 0) return nodes;
  return nodes.map((node) => {
    const other = replaced.get(node.id);
    return other ? { ...other, hasChildren: node.hasChildren, children: node.children } : node;
  });
}
