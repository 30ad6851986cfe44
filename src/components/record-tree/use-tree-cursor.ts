import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { TreeNode, TreeRow } from '~/domain/tree-model';

/** The element of the row at an index, if it is drawn. */
export const rowElementAt = (tree: HTMLElement | null, index: number) =>
  tree?.querySelector<HTMLElement>(`[role="treeitem"][data-index="${index}"]`) ?? null;

/** The index of the row in which something stands; -1 for none. */
export function rowIndexOf(target: EventTarget | null): number {
  if (!(target instanceof Element)) return -1;
  const row = target.closest<HTMLElement>('[role="treeitem"]');
  return row ? Number(row.dataset.index) : -1;
}

/**
 * Keeps the one row that Tab reaches, and the focus in it, by the node's id: it stays the same when
 * rows come and go above it. Where the node is gone, its neighbour takes over.
 */
export function useTreeCursor<Node extends TreeNode<Node>>(
  tree: HTMLElement | null,
  rows: readonly TreeRow<Node>[],
  indexes: ReadonlyMap<string, number>,
  selectedId: string | undefined,
) {
  const [cursor, setCursor] = useState<string>();
  const wantsFocus = useRef(false);
  const hadFocus = useRef(false);
  const lastIndex = useRef(0);

  const wanted = cursor ?? selectedId;
  const found = wanted === undefined ? undefined : indexes.get(wanted);
  const isGone = cursor !== undefined && found === undefined;
  const current = rows.length === 0 ? -1 : (found ?? Math.min(lastIndex.current, rows.length - 1));

  useLayoutEffect(() => {
    if (current >= 0) lastIndex.current = current;
    if (!tree || current < 0) return;
    // An element that is removed takes the focus with it, without a word.
    const hasLostFocus = hadFocus.current && document.activeElement === document.body;
    if (!wantsFocus.current && !(isGone && hasLostFocus)) return;
    wantsFocus.current = false;
    const element = rowElementAt(tree, current);
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'nearest' });
    if (isGone) setCursor(rows[current]?.node.id);
  });

  /** Makes a row the current one and gives it the focus. */
  const focusRow = useCallback(
    (index: number) => {
      const id = rows[index]?.node.id;
      if (id === undefined) return;
      wantsFocus.current = true;
      setCursor(id);
      // The current row stays the same when it already was, and then nothing is drawn again.
      rowElementAt(tree, index)?.focus({ preventScroll: true });
      rowElementAt(tree, index)?.scrollIntoView({ block: 'nearest' });
    },
    [rows, tree],
  );

  /** Follows a focus that came by itself, by mouse or Tab. */
  const followFocus = useCallback(
    (index: number) => {
      hadFocus.current = true;
      const id = rows[index]?.node.id;
      if (id !== undefined) setCursor(id);
    },
    [rows],
  );

  const leaveFocus = useCallback((next: EventTarget | null) => {
    // Without a next element the row may just have been removed.
    if (next) hadFocus.current = false;
  }, []);

  return { current, focusRow, followFocus, leaveFocus };
}
