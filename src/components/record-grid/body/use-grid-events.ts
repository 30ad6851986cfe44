import { type FocusEvent, type KeyboardEvent, type MouseEvent, useRef } from 'react';
import type { GridRowData, RowSource } from '../model/row-source';
import { type GridPosition, movedPosition, typedText } from './grid-keys';
import { type GridPlace, headerRow, placeOf } from './use-grid-cursor';

interface GridEventsOptions<T> {
  scroller: HTMLElement | null;
  source: RowSource<T>;
  slotCount: number;
  rowHeight: number;
  position: GridPosition;
  cursor: GridPlace | undefined;
  focusPlace: (place: GridPlace) => void;
  followFocus: (place: GridPlace) => void;
  /** Returns whether the cell is editable. */
  startEdit: (place: GridPlace, typed?: string) => boolean;
  mayDelete: (row: GridRowData<T>) => boolean;
  openRow: ((row: GridRowData<T>) => void) | undefined;
  deleteRow: (row: GridRowData<T>) => void;
  restoreRow: (rowKey: string) => void;
  /** Defined while a tooltip is visible. */
  hideTooltip: (() => void) | undefined;
}

const isField = (target: EventTarget) =>
  target instanceof Element && target.matches('input, textarea, select');

/** Whether a click opens a link in this tab. */
const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;

/** Handles keys and clicks in a grid, with one set of handlers for all cells. */
export function useGridEvents<T>(options: GridEventsOptions<T>) {
  const { source, startEdit, focusPlace } = options;
  const isSecondClick = useRef(false);

  const rowAt = ({ row }: GridPlace) => source.at(source.indexOf(row));

  const act = (action: string | undefined, row: GridRowData<T>) => {
    if (action === 'open') options.openRow?.(row);
    else if (action === 'delete') options.deleteRow(row);
    else if (action === 'restore') options.restoreRow(row.key);
  };

  const moveInHeader = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0 || event.ctrlKey || event.metaKey || event.altKey) return false;
    const selector = `[data-row="${headerRow}"] [data-cell-focus]`;
    const stops = [...(options.scroller?.querySelectorAll<HTMLElement>(selector) ?? [])];
    const next = stops[stops.indexOf(event.target as HTMLElement) + step];
    next?.focus();
    return true;
  };

  const move = (event: KeyboardEvent, place: GridPlace) => {
    if (place.row === headerRow && moveInHeader(event)) return true;
    const height = options.scroller?.clientHeight ?? 0;
    const extent = {
      rowCount: source.count,
      slotCount: options.slotCount,
      pageSize: Math.max(1, Math.floor(height / options.rowHeight) - 2),
    };
    const row = place.row === headerRow ? -1 : source.indexOf(place.row);
    const next = movedPosition(event, { row, slot: place.slot }, extent);
    if (!next) return false;
    focusPlace({
      row: next.row < 0 ? headerRow : (source.at(next.row)?.key ?? headerRow),
      slot: next.slot,
    });
    return true;
  };

  /** Handles a key that acts on the cell. Returns whether it did something. */
  const change = (event: KeyboardEvent<HTMLElement>, place: GridPlace) => {
    const row = rowAt(place);
    const isButton = event.target instanceof Element && event.target.matches('button, a');
    if (!row) return false;
    switch (event.key) {
      case 'F2':
        return startEdit(place);
      case 'Enter': {
        if (isButton) return false;
        const inner = event.currentTarget.querySelector<HTMLElement>(':focus a, :focus button');
        if (inner && (event.ctrlKey || !startEdit(place))) inner.click();
        else if (!inner && !startEdit(place)) options.openRow?.(row);
        return true;
      }
      case ' ':
        if (isButton) return false;
        startEdit(place, undefined);
        return true;
      case 'Delete':
        if (options.mayDelete(row)) options.deleteRow(row);
        return true;
      case 'Backspace':
        return startEdit(place, '');
      default: {
        const typed = isButton ? undefined : typedText(event);
        return typed !== undefined && startEdit(place, typed);
      }
    }
  };

  return {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.defaultPrevented || isField(event.target)) return;
      if (event.key === 'Escape' && options.hideTooltip) {
        options.hideTooltip();
        event.stopPropagation();
        return;
      }
      const place = placeOf(event.target);
      if (!place) return;
      if (move(event, place) || (place.row !== headerRow && change(event, place))) {
        event.preventDefault();
      }
    },
    onFocus: (event: FocusEvent) => {
      const place = placeOf(event.target);
      if (place && !isField(event.target)) options.followFocus(place);
    },
    onMouseDown: (event: MouseEvent) => {
      const place = placeOf(event.target);
      const { cursor } = options;
      isSecondClick.current =
        place !== undefined &&
        place.row === cursor?.row &&
        place.slot === cursor.slot &&
        document.activeElement?.contains(event.target as Node) === true;
    },
    onClick: (event: MouseEvent) => {
      const place = placeOf(event.target);
      if (!place || place.row === headerRow || !(event.target instanceof Element)) return;
      const row = rowAt(place);
      const button = event.target.closest<HTMLElement>('[data-action]');
      if (row && button) {
        const isLink = button.matches('a');
        if (isLink && !isPlainClick(event)) return;
        if (isLink) event.preventDefault();
        act(button.dataset.action, row);
        return;
      }
      if (isField(event.target) || event.target.closest('a, button')) return;
      const isOnToggle = event.target.closest('[data-toggle]') !== null;
      // A double click always selects a word. After a single click, a selection means that the
      // person has dragged.
      const isSelecting = event.detail < 2 && window.getSelection()?.isCollapsed === false;
      if (isOnToggle || (isSecondClick.current && !isSelecting)) startEdit(place);
    },
  };
}
