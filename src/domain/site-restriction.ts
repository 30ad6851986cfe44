import { NodeType as Type } from './contract/enums.gen';
import { distinctLabels, idEnd } from './distinct-labels';
import { labelIn } from './known-value';
import { shownName } from './shown-name';
import { foldedText } from './stored-text';
import type { TreeNode } from './tree-model';
import { nodesByParent } from './tree-model';

export type NodeType = (typeof Type)[keyof typeof Type];

/** A site node with everything below it (docs/product/entities.md#root-node). */
export interface SiteRestriction {
  nodeID: string;
  nodeType: NodeType;
}

/** A stored restriction. Its type is null if it did not come. */
export interface StoredRestriction {
  nodeID: string;
  nodeType: NodeType | null;
}

/** The fields of an answered site node that are needed here. */
interface AnsweredNode extends SiteRestriction {
  name: string;
  parentID: string | null;
}

/** Returns the restriction as a record stores it. Null stands for the whole organisation. */
export const rootNodeOf = (node: StoredRestriction | null | undefined) =>
  node
    ? { rootNodeID: node.nodeID, rootNodeType: node.nodeType }
    : { rootNodeID: null, rootNodeType: null };

export interface SiteTreeNode extends TreeNode<SiteTreeNode> {
  readonly nodeType: NodeType;
  /** The names of its ancestors, the outermost first. */
  readonly path: readonly string[];
}

export interface SiteTree {
  readonly roots: readonly SiteTreeNode[];
  readonly nodes: ReadonlyMap<string, SiteTreeNode>;
}

const typeLabels = {
  [Type.OutletGroup]: 'Outlet group',
  [Type.Outlet]: 'Outlet',
  [Type.Terminal]: 'Terminal',
} as const satisfies Record<NodeType, string>;

export const nodeTypeLabel = (type: NodeType | null): string =>
  type === null ? 'Node' : labelIn(typeLabels, type);

/** Makes a tree of the answered site nodes. */
export function siteTree(answered: readonly AnsweredNode[]): SiteTree {
  const nodes = new Map<string, SiteTreeNode>();
  const roots = nodesByParent<AnsweredNode, SiteTreeNode>(
    answered,
    ({ nodeID, parentID }) => [nodeID, parentID],
    ({ nodeID: id, name, nodeType }, children, above) => {
      const path = above.map((node) => shownName(node.name));
      const node = { id, name, nodeType, path, hasChildren: children.length > 0, children };
      nodes.set(id, node);
      return node;
    },
  );
  return { roots, nodes };
}

/**
 * Names all site nodes by their ids. Those that share a name also show where they are, and those that share
 * the place too the end of their ids. A node without a name is left out.
 */
export function siteNames({ nodes }: SiteTree): Map<string, string> {
  const named = [...nodes.values()].filter(({ name }) => name);
  const placed = distinctLabels(
    named,
    ({ name }) => name,
    ({ path }) => path.join(' › '),
  );
  const labelOf = distinctLabels(named, placed, ({ id }) => idEnd(id));
  return new Map(named.map((node) => [node.id, labelOf(node)]));
}

/** Leaves site nodes out. Their children take their place, and keep their names in the path. */
export function siteTreeWithout(
  tree: SiteTree,
  isLeftOut: (node: SiteTreeNode) => boolean,
): SiteTree {
  const nodes = new Map<string, SiteTreeNode>();
  const kept = (node: SiteTreeNode): SiteTreeNode[] => {
    const children = (node.children ?? []).flatMap(kept);
    if (isLeftOut(node)) return children;
    const shown = { ...node, children, hasChildren: children.length > 0 };
    nodes.set(node.id, shown);
    return [shown];
  };
  return { roots: tree.roots.flatMap(kept), nodes };
}

/**
 * Finds the site nodes whose names contain a text. The tree keeps their ancestors. Below a match it
 * keeps the matches, or everything when nothing below it matches.
 * @returns the tree, the ids to expand so that every match is visible, and the number of matches
 */
export function filterSiteTree(
  roots: readonly SiteTreeNode[],
  text: string,
): { roots: readonly SiteTreeNode[]; expandedIds: ReadonlySet<string>; matches: number } {
  const sought = foldedText(text.trim());
  const expandedIds = new Set<string>();
  let matches = 0;
  const filtered = (node: SiteTreeNode): SiteTreeNode[] => {
    const isMatch = foldedText(node.name).includes(sought);
    if (isMatch) matches += 1;
    const children = (node.children ?? []).flatMap(filtered);
    if (children.length === 0) return isMatch ? [node] : [];
    expandedIds.add(node.id);
    return [{ ...node, children }];
  };
  return { roots: roots.flatMap(filtered), expandedIds, matches };
}
