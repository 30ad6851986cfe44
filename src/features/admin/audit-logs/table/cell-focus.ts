import type { KeyboardEvent } from 'react';

/** The position of a cell in the body of the table, counted from zero. */
export interface CellPlace {
  row: number;
  column: number;
}

/** Returns the position of the cell around an element. Undefined outside of the body. */
export function placeOf(element: Element): CellPlace | undefined {
  const cell = element.closest<HTMLTableCellElement>('tbody td');
  const row = cell?.closest('tr');
  return cell && row ? { row: row.sectionRowIndex, column: cell.cellIndex } : undefined;
}

/** Returns the cell, or the link in it, that an arrow key, Home or End moves the focus to. */
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

/** Maps the keys to cells as every grid of the console does. */
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
