import { useLayoutEffect, useRef, useState } from 'react';
import type { TreeRows } from '~/domain/tree-rows';

/** Returns the index of the row that contains an element; -1 for none. */
export function rowIndexOf(target: EventTarget | null): number {
  if (!(target instanceof Element)) return -1;
  const row = target.closest<HTMLElement>('[role="treeitem"]');
  return row ? Number(row.dataset.index) : -1;
}

/**
 * Keeps the one row that Tab reaches, and its focus. It stores the node's id, so the row stays the
 * same when rows appear or disappear above it. If the node is gone, its neighbour takes over.
 */
export function useTreeCursor(
  tree: HTMLElement | null,
  rows: TreeRows<{ id: string }>,
  selectedId: string | undefined,
) {
  const [cursor, setCursor] = useState<string>();
  const wantsFocus = useRef(false);
  const hadFocus = useRef(false);
  const lastIndex = useRef(0);

  const found = rows.indexOf(cursor ?? selectedId);
  const isGone = cursor !== undefined && found < 0;
  const current = found >= 0 ? found : Math.min(lastIndex.current, rows.length - 1);

  const focusAt = (index: number) => {
    const row = tree?.querySelector<HTMLElement>(`[role="treeitem"][data-index="${index}"]`);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  };

  useLayoutEffect(() => {
    if (current >= 0) lastIndex.current = current;
    if (!tree || current < 0) return;
    // A removed row takes the focus with it, and no other element gets the focus.
    const hasLostFocus = hadFocus.current && document.activeElement === document.body;
    if (!wantsFocus.current && !(isGone && hasLostFocus)) return;
    wantsFocus.current = false;
    focusAt(current);
    if (isGone) setCursor(rows.nodeAt(current)?.id);
  });

  return {
    current,
    /** Makes a row the current one and focuses it. */
    focusRow: (index: number) => {
      const id = rows.nodeAt(index)?.id;
      if (id === undefined) return;
      wantsFocus.current = true;
      setCursor(id);
      // If the row was the current one already, nothing is drawn again, so the focus moves here.
      focusAt(index);
    },
    /** Follows a focus that the person moved by mouse or Tab. */
    followFocus: (index: number) => {
      hadFocus.current = true;
      const id = rows.nodeAt(index)?.id;
      if (id !== undefined) setCursor(id);
    },
    leaveFocus: (next: EventTarget | null) => {
      // Without a next element, the tree may just have removed the row.
      if (next) hadFocus.current = false;
    },
  };
}

export type TreeCursor = ReturnType<typeof useTreeCursor>;
