import { groupedBy } from './lists';

/** A node of a tree call's answer, of its own type `Self` (docs/product/entities.md#tree-node). */
export interface TreeNode<Self> {
  readonly id: string;
  readonly name: string;
  readonly nameSuffix?: string | null;
  readonly hasChildren: boolean;
  /** Null or empty while the children are not loaded yet. */
  readonly children: readonly Self[] | null;
}

/** A visible node: all of its ancestors are expanded. */
export interface TreeRow<Node> {
  readonly node: Node;
  /** 1 for a root. */
  readonly level: number;
  /** Position among its siblings, 1 for the first. */
  readonly position: number;
  readonly siblings: number;
  /** Index of the parent's row; -1 for a root. */
  readonly parentIndex: number;
  /** Undefined for a node without children. */
  readonly isExpanded: boolean | undefined;
}

/** Whether a node has children that are not loaded yet. */
export const isUnloaded = ({ hasChildren, children }: TreeNode<object>) =>
  hasChildren && (children ?? []).length === 0;

/** Lists all nodes of a tree, each before its children. */
export function allNodes<Node extends TreeNode<Node>>(nodes: readonly Node[]): Node[] {
  const all: Node[] = [];
  const add = (node: Node) => {
    all.push(node);
    node.children?.forEach(add);
  };
  nodes.forEach(add);
  return all;
}

/** Collects the ids of all nodes that have children, loaded or not. */
export function parentIds<Node extends TreeNode<Node>>(roots: readonly Node[]): Set<string> {
  return new Set(
    allNodes(roots)
      .filter(isParent)
      .map(({ id }) => id),
  );
}

/** Whether a node has children, loaded or not. */
export const isParent = ({ hasChildren, children }: TreeNode<object>) =>
  hasChildren || (children ?? []).length > 0;

/** Finds the node with this id. */
export const findNode = <Node extends TreeNode<Node>>(nodes: readonly Node[], id: string) =>
  allNodes(nodes).find((node) => node.id === id);

/** Returns the ids of the nodes above a node, the root first; undefined if the tree does not have it. */
export function idsAbove<Node extends TreeNode<Node>>(
  nodes: readonly Node[],
  id: string,
): string[] | undefined {
  for (const node of nodes) {
    if (node.id === id) return [];
    const below = idsAbove(node.children ?? [], id);
    if (below) return [node.id, ...below];
  }
  return undefined;
}

/**
 * Completes a tree with the children that are loaded one branch at a time. A node that has moved meanwhile
 * stays where it was first: a node below itself would make the tree endless.
 * @param branchOf returns the loaded children of a node; undefined while there are none
 */
export function withBranches<Node extends TreeNode<Node>>(
  roots: readonly Node[],
  branchOf: (node: Node) => readonly Node[] | undefined,
): readonly Node[] {
  const known = new Set(allNodes(roots).map(({ id }) => id));
  const complete = (node: Node): Node => {
    const branch = branchOf(node)?.filter(({ id }) => !known.has(id));
    for (const { id } of branch ?? []) known.add(id);
    const before = branch ?? node.children;
    const children = before && withSame(before, before.map(complete));
    return children === node.children ? node : { ...node, children };
  };
  return withSame(roots, roots.map(complete));
}

/** Returns the old list if the new one has the same nodes, so that unchanged rows stay as drawn. */
const withSame = <Node>(old: readonly Node[], next: readonly Node[]) =>
  next.every((node, index) => node === old[index]) ? old : next;

/**
 * Makes a tree of items in their order, each once. An item whose parent is not in the list is at the top.
 * @param nodeOf makes the node of an item; `above` are the items above it, the outermost first
 */
export function nodesByParent<Item, Node>(
  items: readonly Item[],
  idsOf: (item: Item) => readonly [id: string, parent: string | null],
  nodeOf: (item: Item, children: Node[], above: readonly Item[]) => Node,
): Node[] {
  const known = new Set<string | null>(items.map((item) => idsOf(item)[0]));
  const below = groupedBy(items, (item) => {
    const [, parent] = idsOf(item);
    return known.has(parent) ? parent : null;
  });
  const shown = new Set<string>();
  const nodesOf = (item: Item, above: readonly Item[]): Node[] => {
    const [id] = idsOf(item);
    if (shown.has(id)) return [];
    shown.add(id);
    const children = (below.get(id) ?? []).flatMap((child) => nodesOf(child, [...above, item]));
    return [nodeOf(item, children, above)];
  };
  // A cycle of parents has no item at the top, so that its first item becomes it.
  return [...(below.get(null) ?? []), ...items].flatMap((item) => nodesOf(item, []));
}

/** The fields that the tree needs of an organisation that uses a server. */
export interface LinkedOrganisation {
  organisationID: string;
  name: string;
  organisationCode: string;
  parentOrganisationID: string | null;
}

export interface LinkedOrganisationNode extends TreeNode<LinkedOrganisationNode> {}

/** Makes a tree of the organisations; one whose parent is not linked is at the top. */
export function linkedOrganisationTree(
  organisations: readonly LinkedOrganisation[],
): LinkedOrganisationNode[] {
  return nodesByParent<LinkedOrganisation, LinkedOrganisationNode>(
    organisations,
    ({ organisationID, parentOrganisationID }) => [organisationID, parentOrganisationID],
    ({ organisationID: id, name, organisationCode }, children) => {
      const nameSuffix = organisationCode ? `[${organisationCode}]` : null;
      return { id, name, nameSuffix, hasChildren: children.length > 0, children };
    },
  );
}
