import { type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import type { TreeNode, TreeRow } from '~/domain/tree-model';
import { keysFromWithin, type TreeMove, treeMove, typeAheadIndex } from './tree-keys';
import { rowIndexOf } from './use-tree-cursor';

/** Letters within this time, in milliseconds, form one word. */
const typeAheadTime = 700;

interface TreeEventsOptions<Node extends TreeNode<Node>> {
  tree: HTMLElement | null;
  rows: readonly TreeRow<Node>[];
  rowHeight: number;
  expandedIds: ReadonlySet<string>;
  onExpandedChange: (expandedIds: ReadonlySet<string>) => void;
  onSelect: ((node: Node) => void) | undefined;
  onRetryBranch: ((id: string) => void) | undefined;
  focusRow: (index: number) => void;
  followFocus: (index: number) => void;
  leaveFocus: (next: EventTarget | null) => void;
}

/**
 * Handles the mouse and the keyboard of a tree. The events bubble, so the rows have no handlers of
 * their own.
 */
export function useTreeEvents<Node extends TreeNode<Node>>(options: TreeEventsOptions<Node>) {
  const { tree, rows, expandedIds, onExpandedChange, onSelect } = options;
  const typed = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const setExpanded = (changed: readonly TreeRow<Node>[], isExpanded: boolean) => {
    const next = new Set(expandedIds);
    for (const { node } of changed) {
      if (isExpanded) next.add(node.id);
      else next.delete(node.id);
    }
    onExpandedChange(next);
  };

  const toggle = (index: number) => {
    const row = rows[index];
    if (row && row.isExpanded !== undefined) setExpanded([row], !row.isExpanded);
  };

  const choose = (index: number) => {
    const row = rows[index];
    if (!row) return;
    if (onSelect) onSelect(row.node);
    else toggle(index);
  };

  const perform = (move: TreeMove) => {
    const row = rows[move.index];
    switch (move.kind) {
      case 'focus':
        return options.focusRow(move.index);
      case 'expand':
      case 'collapse':
        return row && setExpanded([row], move.kind === 'expand');
      case 'choose':
        return choose(move.index);
      case 'expand-siblings':
        return setExpanded(
          rows.filter(
            ({ parentIndex, isExpanded }) =>
              parentIndex === row?.parentIndex && isExpanded === false,
          ),
          true,
        );
    }
  };

  const typeAhead = (letter: string, index: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      typed.current = '';
    }, typeAheadTime);
    typed.current += letter;
    const next = typeAheadIndex(typed.current, rows, index);
    if (next !== undefined) options.focusRow(next);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const index = rowIndexOf(event.target);
    if (index < 0 || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isRow = event.target instanceof Element && event.target.role === 'treeitem';
    if (!isRow && !keysFromWithin.has(event.key)) return;
    const isWithinWord = typed.current !== '' && event.key === ' ';
    const pageSize = Math.max(1, Math.floor((tree?.clientHeight ?? 0) / options.rowHeight) - 1);
    const move = isWithinWord ? undefined : treeMove(event.key, rows, index, pageSize);
    if (move) {
      event.preventDefault();
      perform(move);
    } else if (isRow && event.key.length === 1) {
      event.preventDefault();
      typeAhead(event.key, index);
    } else if (isRow && event.key.startsWith('Arrow')) {
      event.preventDefault();
    }
  };

  const onClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const index = rowIndexOf(target);
    const row = rows[index];
    if (!row) return;
    if (target?.closest('[data-retry]')) {
      options.onRetryBranch?.(row.node.id);
      options.focusRow(index);
    } else if (target?.closest('[data-expander]')) {
      toggle(index);
    } else if (!target?.closest('a, button, input, [data-inert]')) {
      choose(index);
    }
  };

  return {
    onKeyDown,
    onClick,
    onFocus: (event: FocusEvent) => {
      const index = rowIndexOf(event.target);
      if (index >= 0) options.followFocus(index);
    },
    onBlur: (event: FocusEvent) => options.leaveFocus(event.relatedTarget),
  };
}
