import { useLayoutEffect, useRef, useState } from 'react';
import type { RowSource } from '../model/row-source';
import type { GridPosition } from './grid-keys';

/** The row key of the header. */
export const headerRow = 'header';

/** The active cell. The row's key keeps it when the rows are sorted or filtered. */
export interface GridCell {
  row: string;
  slot: number;
}

/** Where a grid is scrolled to. */
export interface GridPlace {
  top: number;
  left: number;
  /** The column whose cell has opened the page of a record; undefined for the link itself. */
  column: string | undefined;
}

/** The functions of the viewport that the surrounding grid calls. */
export interface GridViewportHandle {
  /** Moves the focus to a cell, and opens its editor if asked to. */
  focusCell: (rowId: string, columnKey: string, isToEdit?: boolean) => void;
  /** Moves the focus to the cell that has the Tab stop. */
  focusActive: () => void;
  /** @param rowId the row whose page opens */
  place: (rowId: string) => GridPlace;
}

function elementAt(scroller: HTMLElement, { row, slot }: GridCell): HTMLElement | null {
  const inRow = `[data-row="${CSS.escape(row)}"] [aria-colindex="${slot + 1}"]`;
  const cell = scroller.querySelector<HTMLElement>(inRow);
  // An editor in the cell takes the focus first. A button in it takes the focus instead of the
  // cell.
  return cell?.querySelector<HTMLElement>('input, textarea, [data-cell-focus]') ?? cell;
}

/** Returns the cell that contains an element, if any. */
export function cellOf(target: EventTarget | null): GridCell | undefined {
  if (!(target instanceof Element)) return undefined;
  const cell = target.closest<HTMLElement>('[aria-colindex]');
  const row = cell?.closest<HTMLElement>('[data-row]')?.dataset.row;
  return cell && row !== undefined ? { row, slot: Number(cell.ariaColIndex) - 1 } : undefined;
}

/**
 * Keeps the one cell that Tab reaches, and its focus (ARIA grid pattern). The row may be outside of
 * the visible range. GridRows draws it nevertheless, so that it can keep the focus.
 */
export function useGridCursor<T>(
  scroller: HTMLElement | null,
  source: RowSource<T>,
  slots: readonly { id: string }[],
) {
  // The id finds the column again after others have come or gone.
  const [kept, setKept] = useState<GridCell & { id: string | undefined }>();
  const keptSlot = slots.findIndex(({ id }) => id === kept?.id);
  const cursor = kept && { row: kept.row, slot: keptSlot < 0 ? kept.slot : keptSlot };
  const wantsFocus = useRef(false);
  const hadFocus = useRef(false);
  const lastRow = useRef(0);

  const found = cursor && cursor.row !== headerRow ? source.indexOf(cursor.row) : -1;
  const isHeader = cursor?.row === headerRow || source.count === 0;
  // If the row is gone, its neighbour takes over, and in the end the header.
  const isGone = cursor !== undefined && cursor.row !== headerRow && found < 0;
  // So does the neighbour of a column that goes, as a narrow window hides some.
  const isHidden = kept !== undefined && keptSlot < 0;
  const row = isHeader ? -1 : Math.min(found >= 0 ? found : lastRow.current, source.count - 1);
  const slot = Math.min(cursor?.slot ?? 0, slots.length - 1);
  const position: GridPosition = { row, slot };
  /** Returns the cell at a position. Row -1 is the header. */
  const cellAt = (at: GridPosition): GridCell => ({
    row: source.at(at.row)?.id ?? headerRow,
    slot: at.slot,
  });

  useLayoutEffect(() => {
    if (row >= 0) lastRow.current = row;
    if (!scroller || !cursor) return;
    const hasLostFocus =
      (isGone || (isHidden && hadFocus.current)) && document.activeElement === document.body;
    hadFocus.current = scroller.contains(document.activeElement);
    if (!wantsFocus.current && !hasLostFocus) return;
    wantsFocus.current = false;
    const element = elementAt(scroller, isGone || isHidden ? cellAt(position) : cursor);
    element?.focus({ preventScroll: true });
    // The cell keeps a link in it from below the header.
    const cell = element?.closest('[aria-colindex]') ?? element;
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  const focusAt = (cell: GridCell) => {
    wantsFocus.current = true;
    setKept({ ...cell, id: slots[cell.slot]?.id });
  };

  /** Follows a focus that the person moved by mouse or Tab. */
  const followFocus = (cell: GridCell) => {
    const id = slots[cell.slot]?.id;
    setKept((old) => (old?.row === cell.row && old.id === id ? old : { ...cell, id }));
  };

  return { scroller, position, cursor, cellAt, focusAt, followFocus };
}

export type GridCursor = ReturnType<typeof useGridCursor>;
