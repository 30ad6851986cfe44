/**
 * A node of a tree call's answer (docs/product/entities.md#tree-node). `Self` is the node's own
 * type, so that the contract's node types fit without a cast.
 */
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

/** Returns the loaded children of a node. */
export type ChildrenOf<Node> = (node: Node) => readonly Node[] | null;

/** The children that came with the node itself. */
export const ownChildren = <Node extends TreeNode<Node>>(node: Node) => node.children;

/** Whether a node has children that are not loaded yet. */
export function isUnloaded<Node extends TreeNode<Node>>(
  node: Node,
  childrenOf: ChildrenOf<Node> = ownChildren,
): boolean {
  return node.hasChildren && (childrenOf(node) ?? []).length === 0;
}

/** Lists the visible rows of a tree from the top. A node that occurs twice has one row. */
export function treeRows<Node extends TreeNode<Node>>(
  roots: readonly Node[],
  expandedIds: ReadonlySet<string>,
  childrenOf: ChildrenOf<Node> = ownChildren,
): TreeRow<Node>[] {
  const rows: TreeRow<Node>[] = [];
  const seen = new Set<string>();
  const add = (nodes: readonly Node[], level: number, parentIndex: number) => {
    const siblings = nodes.length;
    let position = 0;
    for (const node of nodes) {
      position += 1;
      if (seen.has(node.id)) continue;
      seen.add(node.id);
      const children = childrenOf(node);
      const isParent = node.hasChildren || (children !== null && children.length > 0);
      const isExpanded = isParent ? expandedIds.has(node.id) : undefined;
      rows.push({ node, level, position, siblings, parentIndex, isExpanded });
      if (isExpanded && children) add(children, level + 1, rows.length - 1);
    }
  };
  add(roots, 1, -1);
  return rows;
}

/** Collects the ids of all loaded nodes that have children, loaded or not. */
export function parentIds<Node extends TreeNode<Node>>(
  roots: readonly Node[],
  childrenOf: ChildrenOf<Node> = ownChildren,
): Set<string> {
  const ids = new Set<string>();
  const add = (nodes: readonly Node[]) => {
    for (const node of nodes) {
      const children = childrenOf(node) ?? [];
      if (node.hasChildren || children.length > 0) ids.add(node.id);
      add(children);
    }
  };
  add(roots);
  return ids;
}

/** Finds the loaded node with this id. */
export function findNode<Node extends TreeNode<Node>>(
  roots: readonly Node[],
  id: string,
  childrenOf: ChildrenOf<Node> = ownChildren,
): Node | undefined {
  for (const node of roots) {
    if (node.id === id) return node;
    const found = findNode(childrenOf(node) ?? [], id, childrenOf);
    if (found) return found;
  }
  return undefined;
}
