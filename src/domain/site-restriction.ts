import { NodeType as Type } from './contract/enums.gen';
import { foldedText } from './folded-text';
import { noName } from './no-name';
import type { TreeNode } from './tree-model';

export type NodeType = (typeof Type)[keyof typeof Type];

/** A place that people or accounts are restricted to, with all that is below it (section 3). */
export interface SiteRestriction {
  nodeID: string;
  nodeType: NodeType;
}

/** An outlet group, an outlet or a terminal as the call answers it. */
interface AnsweredNode {
  nodeID: string;
  name: string;
  nodeType: number;
  parentID: string | null;
}

/** A place in the tree of an organisation's sites. */
export interface SiteTreeNode extends TreeNode<SiteTreeNode> {
  readonly nodeType: number | undefined;
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

/** Whether a number is a type that the contract knows. */
export function isNodeType(type: number | null | undefined): type is NodeType {
  return typeof type === 'number' && Object.hasOwn(typeLabels, type);
}

/** What a type of place is called; a number out of the list is a "Place". */
export function nodeTypeLabel(type: number | null | undefined): string {
  return isNodeType(type) ? typeLabels[type] : 'Place';
}

/**
 * The list of places as a tree, in its order. Whatever the answer says, each place stands in it
 * once: at the top where its parent is unknown or the parents go round in a circle; the first of
 * those that share an id; none without one.
 */
export function siteTree(answered: readonly Partial<AnsweredNode>[]): SiteTree {
  const known = new Map<string, Partial<AnsweredNode>>();
  for (const node of answered) {
    if (node?.nodeID && !known.has(node.nodeID)) known.set(node.nodeID, node);
  }
  const below = new Map<string, string[]>();
  const tops: string[] = [];
  for (const [id, { parentID }] of known) {
    if (!parentID || !known.has(parentID)) tops.push(id);
    else if (below.has(parentID)) below.get(parentID)?.push(id);
    else below.set(parentID, [id]);
  }

  const nodes = new Map<string, SiteTreeNode>();
  const shown = new Set<string>();
  const place = (id: string, path: readonly string[]): SiteTreeNode[] => {
    if (shown.has(id)) return [];
    shown.add(id);
    const name = known.get(id)?.name ?? '';
    const within = [...path, name || noName];
    const children = (below.get(id) ?? []).flatMap((child) => place(child, within));
    const hasChildren = children.length > 0;
    const node = { id, name, nodeType: known.get(id)?.nodeType, path, hasChildren, children };
    nodes.set(id, node);
    return [node];
  };
  const roots = tops.flatMap((id) => place(id, []));
  // Parents that go round in a circle have no top among them.
  for (const id of known.keys()) roots.push(...place(id, []));
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
