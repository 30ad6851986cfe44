import { type FocusEvent, type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { pressedKey } from '../../focus';
import type { GridRowData } from '../model/row-source';
import { movedPosition, typedText } from './grid-keys';
import type { GridRowsProps } from './grid-rows';
import type { RowActions } from './own-cell';
import { cellOf, type GridCell, type GridCursor, headerRow } from './use-grid-cursor';

interface GridEventsOptions<T> extends Pick<GridRowsProps<T>, 'frame' | 'source' | 'rowHeight'> {
  actions: RowActions<T>;
  cursor: GridCursor;
  startEdit: (cell: GridCell, typed?: string) => boolean;
  leave: (rowId: string, slotId: string) => void;
  onDrop: (row: GridRowData<T>) => void;
  /** Defined while a tooltip is visible. */
  hideTooltip: (() => void) | undefined;
}

const matches = (target: EventTarget, selector: string) =>
  target instanceof Element && target.matches(selector);
const isField = (target: EventTarget) => matches(target, 'input, textarea, select');

/** Whether a click opens a link in this tab. */
const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;

/** Handles keys and clicks in a grid, with one set of handlers for all cells. */
export function useGridEvents<T>(options: GridEventsOptions<T>) {
  const { frame, source, actions, startEdit } = options;
  const { scroller, cursor, cellAt, focusAt, followFocus } = options.cursor;
  const isSecondClick = useRef(false);
  /** The id of the column finds it after a device was turned, which changes the slots. */
  const focused = useRef<{ row: string; slotId: string }>(undefined);

  const isDeletable = ({ mark, isLocked }: GridRowData<T>) =>
    !isLocked && (mark === 'added' || (frame.canDelete && mark !== 'deleted'));
  const rowAt = ({ row }: GridCell) => source.at(source.indexOf(row));

  const moveInHeader = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0 || event.ctrlKey || event.metaKey || event.altKey) return false;
    const selector = `[data-row="${headerRow}"] [data-cell-focus]`;
    const stops = [...(scroller?.querySelectorAll<HTMLElement>(selector) ?? [])];
    const next = stops[stops.indexOf(event.target as HTMLElement) + step];
    next?.focus();
    return true;
  };

  const move = (event: KeyboardEvent, cell: GridCell) => {
    if (cell.row === headerRow && moveInHeader(event)) return true;
    const height = scroller?.clientHeight ?? 0;
    const pageSize = Math.max(1, Math.floor(height / options.rowHeight) - 2);
    const extent = { rowCount: source.count, slotCount: frame.slots.length, pageSize };
    // The header has the index -1.
    const row = source.indexOf(cell.row);
    const next = movedPosition(event, { row, slot: cell.slot }, extent);
    if (!next) return false;
    focusAt(cellAt(next));
    return true;
  };

  /** Handles a key that acts on the cell. Returns whether it did something. */
  const change = (event: KeyboardEvent<HTMLElement>, cell: GridCell) => {
    const row = rowAt(cell);
    const isButton = matches(event.target, 'button, a');
    if (!row) return false;
    switch (pressedKey(event)) {
      case 'F2':
        return startEdit(cell);
      case 'Enter': {
        if (isButton) return false;
        const inner = event.currentTarget.querySelector<HTMLElement>(':focus a, :focus button');
        if (inner && (event.ctrlKey || !startEdit(cell))) inner.click();
        else if (!inner && !startEdit(cell) && row.mark !== 'added') actions.open(row);
        return true;
      }
      case ' ':
        if (event.shiftKey) actions.select(row);
        else if (isButton) return false;
        else startEdit(cell);
        return true;
      case 'Delete':
        if (isDeletable(row)) actions.delete(row);
        return true;
      case 'Escape':
        if (row.isBlank) options.onDrop(row);
        return row.isBlank;
      case 'Backspace':
        return startEdit(cell, '');
      default: {
        const typed = isButton ? undefined : typedText(event);
        return typed !== undefined && startEdit(cell, typed);
      }
    }
  };

  return {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.defaultPrevented || isField(event.target)) return;
      if (pressedKey(event) === 'Escape' && options.hideTooltip) {
        options.hideTooltip();
        event.stopPropagation();
        return;
      }
      const cell = cellOf(event.target);
      if (!cell) return;
      if (move(event, cell) || (cell.row !== headerRow && change(event, cell))) {
        event.preventDefault();
      }
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      const isInside = event.currentTarget.contains(event.relatedTarget);
      if (!event.relatedTarget || isInside) return;
      if (focused.current) options.leave(focused.current.row, focused.current.slotId);
      focused.current = undefined;
    },
    onFocus: (event: FocusEvent) => {
      const cell = cellOf(event.target);
      const before = focused.current;
      const slotId = cell && frame.slots[cell.slot]?.id;
      if (before && (before.row !== cell?.row || before.slotId !== slotId)) {
        options.leave(before.row, before.slotId);
      }
      focused.current = cell && slotId !== undefined ? { row: cell.row, slotId } : undefined;
      if (cell && !isField(event.target)) followFocus(cell);
    },
    onMouseDown: (event: MouseEvent) => {
      const cell = cellOf(event.target);
      isSecondClick.current =
        cell !== undefined &&
        cell.row === cursor?.row &&
        cell.slot === cursor.slot &&
        document.activeElement?.contains(event.target as Node) === true;
    },
    onClick: (event: MouseEvent) => {
      const cell = cellOf(event.target);
      if (!cell || cell.row === headerRow || !(event.target instanceof Element)) return;
      const row = rowAt(cell);
      const button = event.target.closest<HTMLElement>('[data-action]');
      if (row && button) {
        const isLink = button.matches('a');
        if (isLink && !isPlainClick(event)) return;
        if (isLink) event.preventDefault();
        actions[button.dataset.action as keyof RowActions<T>](row);
        // The button goes with what it restores.
        if (button.dataset.action === 'restore') focusAt(cell);
        return;
      }
      if (isField(event.target) || event.target.closest('a, button')) return;
      const isOnToggle = event.target.closest('[data-toggle]') !== null;
      // A double click always selects a word. After a single click, a selection means that the
      // person has dragged.
      const isSelecting = event.detail < 2 && window.getSelection()?.isCollapsed === false;
      if (isOnToggle || (isSecondClick.current && !isSelecting)) startEdit(cell);
    },
  };
}
