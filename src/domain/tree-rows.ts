import { isParent, type TreeNode, type TreeRow } from './tree-model';

/** All nodes of a tree in one list, each before its children. An index is that of a node in it. */
export interface TreeOutline<Node> {
  readonly roots: readonly Node[];
  readonly nodes: readonly Node[];
  /** The index of each node's parent; -1 for a root. */
  readonly parents: readonly number[];
  /** The position of each node among its siblings, 1 for the first. */
  readonly positions: readonly number[];
  /** The index after the last node below each node. */
  readonly ends: readonly number[];
  /** The index of the first node with each id. */
  readonly indexes: ReadonlyMap<string, number>;
}

/** Makes the list of a tree's nodes. It holds until the nodes change, whatever is expanded. */
export function treeOutline<Node extends TreeNode<Node>>(
  roots: readonly Node[],
): TreeOutline<Node> {
  const nodes: Node[] = [];
  const parents: number[] = [];
  const positions: number[] = [];
  const ends: number[] = [];
  const indexes = new Map<string, number>();
  const add = (siblings: readonly Node[], parent: number) => {
    let position = 0;
    for (const node of siblings) {
      position += 1;
      const index = nodes.length;
      nodes.push(node);
      parents.push(parent);
      positions.push(position);
      ends.push(index + 1);
      if (!indexes.has(node.id)) indexes.set(node.id, index);
      if (node.children?.length) {
        add(node.children, index);
        ends[index] = nodes.length;
      }
    }
  };
  add(roots, -1);
  return { roots, nodes, parents, positions, ends, indexes };
}

/**
 * The visible rows of a tree, from the top. A large tree has thousands of rows of which a few are
 * drawn, so that it makes a row when somebody asks for it.
 */
export interface TreeRows<Node> {
  readonly length: number;
  /** Returns a row; undefined outside of the list. */
  at(index: number): TreeRow<Node> | undefined;
  /** Returns the node of a row; undefined outside of the list. */
  nodeAt(index: number): Node | undefined;
  /** Returns the index of the row of a node; -1 if it has none. */
  indexOf(id: string | undefined): number;
}

/** Lists the visible rows of a tree. A node that occurs twice has one row. */
export function treeRows<Node extends TreeNode<Node>>(
  { roots, nodes, parents, positions, ends, indexes }: TreeOutline<Node>,
  expandedIds: ReadonlySet<string>,
): TreeRows<Node> {
  // The shown indexes grow from row to row.
  const shown: number[] = [];
  const seen = indexes.size < nodes.length ? new Set<string>() : undefined;
  for (let index = 0; index < nodes.length; ) {
    const node = nodes[index] as Node;
    const end = ends[index] as number;
    const isTwin = seen?.has(node.id) ?? false;
    seen?.add(node.id);
    if (!isTwin) shown.push(index);
    const isOpen = !isTwin && end > index + 1 && expandedIds.has(node.id);
    index = isOpen ? index + 1 : end;
  }

  const nodeAt = (row: number) => nodes[shown[row] ?? -1];
  return {
    length: shown.length,
    nodeAt,
    indexOf(id) {
      if (id === undefined) return -1;
      return seen
        ? shown.findIndex((_, row) => nodeAt(row)?.id === id)
        : rowOf(shown, indexes.get(id));
    },
    at(row) {
      const index = shown[row] ?? -1;
      const node = nodes[index];
      if (!node) return undefined;
      const parent = parents[index] ?? -1;
      let level = 1;
      for (let above = parent; above >= 0; above = parents[above] ?? -1) level += 1;
      return {
        node,
        level,
        position: positions[index] ?? 0,
        siblings: (nodes[parent]?.children ?? roots).length,
        parentIndex: rowOf(shown, parent),
        isExpanded: isParent(node) ? expandedIds.has(node.id) : undefined,
      };
    },
  };
}

/** Finds the row of an index; -1 if it has none. */
function rowOf(shown: readonly number[], index: number | undefined): number {
  if (index === undefined) return -1;
  let first = 0;
  let end = shown.length;
  while (first < end) {
    const middle = (first + end) >> 1;
    if ((shown[middle] as number) < index) first = middle + 1;
    else end = middle;
  }
  return shown[first] === index ? first : -1;
}
