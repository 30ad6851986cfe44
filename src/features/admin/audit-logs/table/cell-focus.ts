import type { KeyboardEvent } from 'react';

/** A cell of the table's body, counted from zero. */
export interface CellPlace {
  row: number;
  column: number;
}

/** The cell that an element is in; undefined in the head and elsewhere. */
export function placeOf(element: Element): CellPlace | undefined {
  const cell = element.closest<HTMLTableCellElement>('tbody td');
  const row = cell?.closest('tr');
  return cell && row ? { row: row.sectionRowIndex, column: cell.cellIndex } : undefined;
}

/** What an arrow key, Home or End leads to: a cell, or the link in it. */
export function nextCell(event: KeyboardEvent<HTMLTableElement>): HTMLElement | undefined {
  if (event.altKey || event.metaKey || event.shiftKey) return undefined;
  const place = placeOf(event.target as Element);
  const rows = event.currentTarget.tBodies[0]?.rows;
  if (!place || !rows) return undefined;
  const row = rows[place.row];
  const lastRow = rows.length - 1;
  const lastColumn = (row?.cells.length ?? 1) - 1;
  const target = targetOf(event.key, event.ctrlKey, place, lastRow, lastColumn);
  const cell = target && rows[target.row]?.cells[target.column];
  return cell ? (cell.querySelector('a') ?? cell) : undefined;
}

/** The way of the keys, as in every grid of the console. */
function targetOf(
  key: string,
  isToEdge: boolean,
  { row, column }: CellPlace,
  lastRow: number,
  lastColumn: number,
): CellPlace | undefined {
  switch (key) {
    case 'ArrowUp':
      return { row: isToEdge ? 0 : row - 1, column };
    case 'ArrowDown':
      return { row: isToEdge ? lastRow : row + 1, column };
    case 'ArrowLeft':
      return { row, column: isToEdge ? 0 : column - 1 };
    case 'ArrowRight':
      return { row, column: isToEdge ? lastColumn : column + 1 };
    case 'Home':
      return { row: isToEdge ? 0 : row, column: 0 };
    case 'End':
      return { row: isToEdge ? lastRow : row, column: lastColumn };
    default:
      return undefined;
  }
}
