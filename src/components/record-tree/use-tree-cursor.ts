import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { TreeNode, TreeRow } from '~/domain/tree-model';

/** The element of the row at an index, if it is drawn. */
const rowElementAt = (tree: HTMLElement | null, index: number) =>
  tree?.querySelector<HTMLElement>(`[role="treeitem"][data-index="${index}"]`) ?? null;

/** Returns the index of the row that contains an element; -1 for none. */
export function rowIndexOf(target: EventTarget | null): number {
  if (!(target instanceof Element)) return -1;
  const row = target.closest<HTMLElement>('[role="treeitem"]');
  return row ? Number(row.dataset.index) : -1;
}

/**
 * Returns the index of a node's row; -1 if it has none. Searches on demand, so there is no index of
 * all rows.
 */
export function rowIndexOfId<Node extends TreeNode<Node>>(
  rows: readonly TreeRow<Node>[],
  id: string | undefined,
): number {
  return id === undefined ? -1 : rows.findIndex(({ node }) => node.id === id);
}

/**
 * Keeps the one row that Tab reaches, and its focus. It stores the node's id, so the row stays the
 * same when rows appear or disappear above it. If the node is gone, its neighbour takes over.
 */
export function useTreeCursor<Node extends TreeNode<Node>>(
  tree: HTMLElement | null,
  rows: readonly TreeRow<Node>[],
  selectedId: string | undefined,
) {
  const [cursor, setCursor] = useState<string>();
  const wantsFocus = useRef(false);
  const hadFocus = useRef(false);
  const lastIndex = useRef(0);

  const wanted = cursor ?? selectedId;
  const found = useMemo(() => rowIndexOfId(rows, wanted), [rows, wanted]);
  const isGone = cursor !== undefined && found < 0;
  const current = found >= 0 ? found : Math.min(lastIndex.current, rows.length - 1);

  useLayoutEffect(() => {
    if (current >= 0) lastIndex.current = current;
    if (!tree || current < 0) return;
    // A removed row takes the focus with it, and no other element gets the focus.
    const hasLostFocus = hadFocus.current && document.activeElement === document.body;
    if (!wantsFocus.current && !(isGone && hasLostFocus)) return;
    wantsFocus.current = false;
    const element = rowElementAt(tree, current);
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'nearest' });
    if (isGone) setCursor(rows[current]?.node.id);
  });

  /** Makes a row the current one and focuses it. */
  const focusRow = useCallback(
    (index: number) => {
      const id = rows[index]?.node.id;
      if (id === undefined) return;
      wantsFocus.current = true;
      setCursor(id);
      // If the row was the current one already, nothing is drawn again, so the focus moves here.
      rowElementAt(tree, index)?.focus({ preventScroll: true });
      rowElementAt(tree, index)?.scrollIntoView({ block: 'nearest' });
    },
    [rows, tree],
  );

  /** Follows a focus that the person moved by mouse or Tab. */
  const followFocus = useCallback(
    (index: number) => {
      hadFocus.current = true;
      const id = rows[index]?.node.id;
      if (id !== undefined) setCursor(id);
    },
    [rows],
  );

  const leaveFocus = useCallback((next: EventTarget | null) => {
    // Without a next element, the tree may just have removed the row.
    if (next) hadFocus.current = false;
  }, []);

  return { current, focusRow, followFocus, leaveFocus };
}

export type TreeCursor = ReturnType<typeof useTreeCursor>;
