import { useLayoutEffect, useRef, useState } from 'react';
import type { TreeRows } from '~/domain/tree-rows';

/** Returns the index of the row that contains an element; -1 for none. */
export function rowIndexOf(target: EventTarget | null): number {
  if (!(target instanceof Element)) return -1;
  const row = target.closest<HTMLElement>('[role="treeitem"]');
  return row ? Number(row.dataset.index) : -1;
}

interface TreeCursorOptions {
  selectedId: string | undefined;
  /** The row that gets the focus as soon as it is there, unless a person has moved on. */
  returnedId: string | undefined;
  onMove: ((id: string) => void) | undefined;
}

/**
 * Keeps the one row that Tab reaches, and its focus. It stores the node's id, so the row stays the
 * same when rows appear or disappear above it. If the node is gone, its neighbour takes over.
 */
export function useTreeCursor(
  tree: HTMLElement | null,
  rows: TreeRows<{ id: string }>,
  { selectedId, returnedId, onMove }: TreeCursorOptions,
) {
  const [cursor, setCursor] = useState(returnedId);
  const isReturning = useRef(returnedId !== undefined);
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

  const move = (index: number) => {
    const id = rows.nodeAt(index)?.id;
    if (id === undefined) return;
    isReturning.current = false;
    setCursor(id);
    onMove?.(id);
  };

  useLayoutEffect(() => {
    if (current >= 0) lastIndex.current = current;
    if (!tree || current < 0) return;
    if (isReturning.current) {
      if (isGone) return;
      isReturning.current = false;
      const active = document.activeElement;
      if (active === document.body || active?.matches('h1, main')) focusAt(current);
      return;
    }
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
      wantsFocus.current = true;
      move(index);
      // If the row was the current one already, nothing is drawn again, so the focus moves here.
      focusAt(index);
    },
    /** Follows a focus that the person moved by mouse or Tab. */
    followFocus: (index: number) => {
      hadFocus.current = true;
      move(index);
    },
    leaveFocus: (next: EventTarget | null) => {
      // Without a next element, the tree may just have removed the row.
      if (next) hadFocus.current = false;
    },
  };
}

export type TreeCursor = ReturnType<typeof useTreeCursor>;
