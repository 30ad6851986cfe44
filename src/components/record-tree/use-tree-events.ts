import { useDebouncedCallback } from '@mantine/hooks';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { foldedText } from '~/domain/stored-text';
import { isParent, type TreeNode, type TreeRow } from '~/domain/tree-model';
import type { TreeRows } from '~/domain/tree-rows';
import { pressedKey } from '../focus';
import type { RecordTreeProps } from './tree-row';
import { rowIndexOf, type TreeCursor } from './use-tree-cursor';

/** Letters within this time, in milliseconds, form one word. */
const typeAheadTime = 700;

/** Handles the mouse and the keyboard for all rows of a tree. A page has `pageSize` rows. */
export function useTreeEvents<Node extends TreeNode<Node>>(
  { nodes, expandedIds, onExpandedChange, onSelect, onRetryBranch }: RecordTreeProps<Node>,
  rows: TreeRows<Node>,
  { focusRow, followFocus, leaveFocus }: TreeCursor,
  pageSize: () => number,
) {
  const typed = useRef('');
  const endWordLater = useDebouncedCallback(() => {
    typed.current = '';
  }, typeAheadTime);

  const setExpanded = ({ node }: TreeRow<Node>, isExpanded: boolean) => {
    const next = new Set(expandedIds);
    if (isExpanded) next.add(node.id);
    else next.delete(node.id);
    onExpandedChange(next);
  };
  const expandSiblings = ({ parentIndex }: TreeRow<Node>) => {
    const siblings = rows.nodeAt(parentIndex)?.children ?? nodes;
    onExpandedChange(new Set([...expandedIds, ...siblings.filter(isParent).map(({ id }) => id)]));
  };
  const toggle = (row: TreeRow<Node>) => {
    if (row.isExpanded !== undefined) setExpanded(row, !row.isExpanded);
  };
  const choose = (row: TreeRow<Node>) => (onSelect ? onSelect(row.node) : toggle(row));

  const typeAhead = (letter: string, index: number) => {
    endWordLater();
    typed.current += letter;
    const next = typeAheadIndex(typed.current, rows, index);
    if (next !== undefined) focusRow(next);
  };

  /** Acts on a key that was pressed on a row. Returns whether the tree uses the key. */
  const press = (key: string, row: TreeRow<Node>, index: number): boolean => {
    const isWithinWord = typed.current !== '' && key === ' ';
    switch (isWithinWord ? '' : key) {
      case 'ArrowRight':
        if (row.isExpanded === false) setExpanded(row, true);
        else if (row.isExpanded && rows.at(index + 1)?.parentIndex === index) focusRow(index + 1);
        return true;
      case 'ArrowLeft':
        if (row.isExpanded) setExpanded(row, false);
        else if (row.parentIndex >= 0) focusRow(row.parentIndex);
        return true;
      case 'Enter':
      case ' ':
        choose(row);
        return true;
      case '*':
        expandSiblings(row);
        return true;
      default:
        if (key.length !== 1) return false;
        typeAhead(key, index);
        return true;
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event;
    const key = pressedKey(event);
    const index = rowIndexOf(target);
    const row = rows.at(index);
    if (!row || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const last = rows.length - 1;
    // These keys also work while a button of a row has the focus.
    const moves: Partial<Record<string, number>> = {
      ArrowDown: index + 1,
      ArrowUp: index - 1,
      PageDown: index + pageSize(),
      PageUp: index - pageSize(),
      Home: 0,
      End: last,
    };
    const next = moves[key];
    const isRow = target instanceof Element && target.role === 'treeitem';
    if (next !== undefined) focusRow(Math.min(last, Math.max(0, next)));
    else if (!isRow || !press(key, row, index)) return;
    event.preventDefault();
  };

  const onClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const index = rowIndexOf(target);
    const row = rows.at(index);
    if (!row) return;
    if (target?.closest('[data-retry]')) {
      onRetryBranch?.(row.node.id);
      focusRow(index);
    } else if (target?.closest('[data-expander]')) {
      toggle(row);
    } else if (!target?.closest('a, button, input, [data-inert]')) {
      choose(row);
    }
  };

  return {
    onKeyDown,
    onClick,
    onFocus: (event: FocusEvent) => {
      const index = rowIndexOf(event.target);
      if (index >= 0) followFocus(index);
    },
    onBlur: (event: FocusEvent) => leaveFocus(event.relatedTarget),
  };
}

/**
 * Returns the index of the next row whose name starts with the typed letters. One letter searches
 * after the current row; several letters may stay on it.
 */
function typeAheadIndex(
  typed: string,
  rows: TreeRows<{ name: string }>,
  index: number,
): number | undefined {
  const sought = foldedText(typed);
  const first = sought.length > 1 ? index : index + 1;
  for (let step = 0; step < rows.length; step += 1) {
    const each = (first + step) % rows.length;
    if (foldedText(rows.nodeAt(each)?.name ?? '').startsWith(sought)) return each;
  }
  return undefined;
}
