import { type RefObject, useEffect, useEffectEvent } from 'react';
import { pressedKey } from '../../focus';
import type { GridViewportHandle } from '../body/use-grid-cursor';
import { cellOf, type GridCell, headerRow } from '../body/use-grid-cursor';
import type { RowFrame } from '../model/row-frame';

interface ChoiceEventsOptions<T> {
  scrollFrame: RefObject<HTMLElement | null>;
  viewport: RefObject<GridViewportHandle | null>;
  frame: RowFrame<T>;
  /** The keys of the rows that can be chosen, in their order. */
  shown: readonly string[];
  onToggle: (row: string) => void;
  onRange: (row: string) => void;
  onAll: () => void;
  onEscape: () => void;
}

const closest = (event: Event, selector: string) =>
  event.target instanceof Element && event.target.closest(selector) !== null;

/** Whether an event is meant for the text of an editor. */
const isForField = (event: Event) => closest(event, 'input, textarea');

/** Whether a press is meant for a control in a cell, other than the checkbox. */
const isForControl = (event: Event) =>
  isForField(event) || closest(event, 'a, button:not([data-choice])');

/**
 * Handles the keys and clicks that choose rows, before the grid handles its own. The listeners are on
 * the frame of the grid, so that a grid without a selection has none of this.
 */
export function useChoiceEvents<T>(options: ChoiceEventsOptions<T>): void {
  const { scrollFrame, viewport, frame, shown } = options;
  const columnOf = ({ slot }: GridCell) => frame.slots[slot]?.id ?? '';
  /** Returns whether the cell is in the leading column. */
  const isChoice = (cell: GridCell) => cell.slot === 0;
  const take = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };

  const press = (event: MouseEvent) => {
    const cell = cellOf(event.target);
    if (!cell || isForControl(event)) return;
    const isModified = event.shiftKey || event.ctrlKey || event.metaKey;
    if (!isChoice(cell) && (!isModified || cell.row === headerRow)) return;
    take(event);
    if (event.type === 'mousedown') {
      // The browser would select the text up to here. It would also move the focus.
      viewport.current?.focusCell(cell.row, columnOf(cell));
    } else if (cell.row === headerRow) options.onAll();
    else if (event.shiftKey) options.onRange(cell.row);
    else options.onToggle(cell.row);
  };

  const extend = (cell: GridCell, step: number) => {
    const next = shown[shown.indexOf(cell.row) + step];
    if (next === undefined) return;
    options.onRange(next);
    viewport.current?.focusCell(next, columnOf(cell));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const cell = cellOf(event.target);
    if (!cell || isForField(event)) return;
    const isHeader = cell.row === headerRow;
    const isModified = event.ctrlKey || event.metaKey;
    const steps: Partial<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };
    const step = steps[event.key];
    if (isModified && event.key.toLowerCase() === 'a') options.onAll();
    else if (isHeader && isChoice(cell) && [' ', 'Enter'].includes(pressedKey(event)))
      options.onAll();
    else if (isHeader) return;
    else if (event.shiftKey && step !== undefined) extend(cell, step);
    else if (event.key === ' ' && event.shiftKey) options.onRange(cell.row);
    else if (event.key === ' ' && !isForControl(event)) options.onToggle(cell.row);
    else return;
    take(event);
  };

  // The grid, its tooltips and its editors use Escape first.
  const onEscape = (event: KeyboardEvent) => {
    const isInGrid = scrollFrame.current?.closest('section')?.contains(event.target as Node);
    if (pressedKey(event) !== 'Escape' || event.defaultPrevented || !isInGrid) return;
    if (!isForField(event)) options.onEscape();
  };

  const onPress = useEffectEvent(press);
  const onKey = useEffectEvent(onKeyDown);
  const onDocumentKey = useEffectEvent(onEscape);
  useEffect(() => {
    const element = scrollFrame.current;
    if (!element) return undefined;
    const listening = new AbortController();
    const early = { capture: true, signal: listening.signal };
    element.addEventListener('mousedown', (event) => onPress(event), early);
    element.addEventListener('click', (event) => onPress(event), early);
    element.addEventListener('keydown', (event) => onKey(event), early);
    document.addEventListener('keydown', (event) => onDocumentKey(event), {
      signal: listening.signal,
    });
    return () => listening.abort();
  }, [scrollFrame]);
}
