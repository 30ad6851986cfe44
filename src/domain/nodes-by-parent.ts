import { groupedBy } from './grouped-by';

/**
 * Makes a tree of items in their order, each once. An item whose parent is not in the list is at
 * the top, and so is the first item of a cycle of parents.
 * @param idsOf returns the ids of an item and of its parent
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
