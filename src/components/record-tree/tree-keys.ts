import type { TreeNode, TreeRow } from '~/domain/tree-model';

/** What a key does in a tree (ARIA Authoring Practices, tree view pattern). */
export type TreeMove =
  | { kind: 'focus'; index: number }
  | { kind: 'expand' | 'collapse'; index: number }
  | { kind: 'expand-siblings'; index: number }
  | { kind: 'choose'; index: number };

/**
 * Returns what a key does on the row at an index; undefined when it does nothing.
 * @param pageSize the number of rows that are visible at once
 */
export function treeMove<Node>(
  key: string,
  rows: readonly TreeRow<Node>[],
  index: number,
  pageSize: number,
): TreeMove | undefined {
  const row = rows[index];
  if (!row) return undefined;
  const focus = (wanted: number): TreeMove => ({
    kind: 'focus',
    index: Math.min(rows.length - 1, Math.max(0, wanted)),
  });
  switch (key) {
    case 'ArrowDown':
      return focus(index + 1);
    case 'ArrowUp':
      return focus(index - 1);
    case 'PageDown':
      return focus(index + pageSize);
    case 'PageUp':
      return focus(index - pageSize);
    case 'Home':
      return focus(0);
    case 'End':
      return focus(rows.length - 1);
    case 'ArrowRight':
      if (row.isExpanded === false) return { kind: 'expand', index };
      return row.isExpanded && rows[index + 1]?.parentIndex === index
        ? focus(index + 1)
        : undefined;
    case 'ArrowLeft':
      if (row.isExpanded) return { kind: 'collapse', index };
      return row.parentIndex >= 0 ? focus(row.parentIndex) : undefined;
    case 'Enter':
    case ' ':
      return { kind: 'choose', index };
    case '*':
      return { kind: 'expand-siblings', index };
    default:
      return undefined;
  }
}

/** The keys that also work while a button of a row has the focus. */
export const keysFromWithin: ReadonlySet<string> = new Set([
  'ArrowDown',
  'ArrowUp',
  'PageDown',
  'PageUp',
  'Home',
  'End',
]);

/**
 * Returns the index of the next row whose name starts with the typed letters. One letter searches
 * after the current row; several letters may stay on it.
 */
export function typeAheadIndex<Node extends TreeNode<Node>>(
  typed: string,
  rows: readonly TreeRow<Node>[],
  index: number,
): number | undefined {
  const sought = typed.toLocaleLowerCase();
  const first = sought.length > 1 ? index : index + 1;
  for (let step = 0; step < rows.length; step += 1) {
    const candidate = (first + step) % rows.length;
    if (rows[candidate]?.node.name.toLocaleLowerCase().startsWith(sought)) return candidate;
  }
  return undefined;
}
