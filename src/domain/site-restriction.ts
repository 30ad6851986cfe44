import { NodeType as Type } from './contract/enums.gen';
import { foldedText } from './folded-text';
import { shownName } from './shown-name';
import type { TreeNode } from './tree-model';

export type NodeType = (typeof Type)[keyof typeof Type];

/**
 * A place that people or accounts are restricted to, with all that is below it
 * (docs/product/entities.md#root-node).
 */
export interface SiteRestriction {
  nodeID: string;
  nodeType: NodeType;
}

/** An outlet group, an outlet or a terminal as the call answers it. */
interface AnsweredNode {
  nodeID: string;
  name: string;
  nodeType: NodeType;
  parentID: string | null;
}

/** A place in the tree of an organisation's sites. */
export interface SiteTreeNode extends TreeNode<SiteTreeNode> {
  readonly nodeType: NodeType;
  /** The names of what it is in, the outermost first. */
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

/** What a type of place is called. */
export function nodeTypeLabel(type: NodeType): string {
  return typeLabels[type];
}

/**
 * The list of places as a tree, in its order. Each place stands in it once: at the top where its
 * parent is not in the list, or the parents go round in a circle.
 */
export function siteTree(answered: readonly AnsweredNode[]): SiteTree {
  const known = new Map(answered.map((node) => [node.nodeID, node]));
  const below = new Map<string, AnsweredNode[]>();
  const tops: AnsweredNode[] = [];
  for (const node of answered) {
    const { parentID } = node;
    if (parentID === null || !known.has(parentID)) tops.push(node);
    else if (below.has(parentID)) below.get(parentID)?.push(node);
    else below.set(parentID, [node]);
  }

  const nodes = new Map<string, SiteTreeNode>();
  const shown = new Set<string>();
  const place = (answer: AnsweredNode, path: readonly string[]): SiteTreeNode[] => {
    const { nodeID: id, name, nodeType } = answer;
    if (shown.has(id)) return [];
    shown.add(id);
    const within = [...path, shownName(name)];
    const children = (below.get(id) ?? []).flatMap((child) => place(child, within));
    const node = { id, name, nodeType, path, hasChildren: children.length > 0, children };
    nodes.set(id, node);
    return [node];
  };
  const roots = tops.flatMap((node) => place(node, []));
  // Parents that go round in a circle have no top among them.
  for (const node of answered) roots.push(...place(node, []));
  return { roots, nodes };
}

/**
 * The tree without some places. What is below one of them takes its place, and still says in its
 * path what it is in.
 */
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
 * The places whose names contain a text, with all that they are in and all that is below them,
 * and which of them to expand so that every match is in sight.
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
    if (children.length > 0) expandedIds.add(node.id);
    if (isMatch && children.length === 0) return [node];
    // Of what is below a match, either those that match as well are shown, or all.
    return children.length > 0 ? [{ ...node, children }] : [];
  };
  const found = roots.flatMap(filtered);
  return { roots: found, expandedIds, matches };
}

/** The restrictions with one more; the same ones where it is among them already. */
export function withRestriction(
  restrictions: readonly SiteRestriction[],
  { nodeID, nodeType }: SiteRestriction,
): SiteRestriction[] {
  if (restrictions.some((chosen) => chosen.nodeID === nodeID)) return [...restrictions];
  return [...restrictions, { nodeID, nodeType }];
}

/** The restrictions without the one of a place. */
export function withoutRestriction(
  restrictions: readonly SiteRestriction[],
  nodeID: string,
): SiteRestriction[] {
  return restrictions.filter((chosen) => chosen.nodeID !== nodeID);
}
