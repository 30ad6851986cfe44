/** A position in the grid. Row -1 is the header. */
export interface GridPosition {
  row: number;
  slot: number;
}

interface GridExtent {
  rowCount: number;
  slotCount: number;
  /** The number of rows of a page. */
  pageSize: number;
}

interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

const clamp = (value: number, from: number, to: number) => Math.min(Math.max(value, from), to);

/**
 * Returns where a key moves the active cell (ARIA grid pattern); undefined when it moves nothing.
 */
export function movedPosition(
  press: KeyPress,
  { row, slot }: GridPosition,
  { rowCount, slotCount, pageSize }: GridExtent,
): GridPosition | undefined {
  if (press.altKey || press.shiftKey) return undefined;
  const isToTheEnd = press.ctrlKey || press.metaKey;
  const lastRow = rowCount - 1;
  const lastSlot = slotCount - 1;
  const to = (nextRow: number, nextSlot: number): GridPosition => ({
    row: clamp(nextRow, -1, lastRow),
    slot: clamp(nextSlot, 0, lastSlot),
  });
  switch (press.key) {
    case 'ArrowUp':
      return isToTheEnd ? to(Math.min(0, lastRow), slot) : to(row - 1, slot);
    case 'ArrowDown':
      return isToTheEnd ? to(lastRow, slot) : to(row + 1, slot);
    case 'ArrowLeft':
      return isToTheEnd ? to(row, 0) : to(row, slot - 1);
    case 'ArrowRight':
      return isToTheEnd ? to(row, lastSlot) : to(row, slot + 1);
    case 'Home':
      return to(isToTheEnd ? Math.min(0, lastRow) : row, 0);
    case 'End':
      return to(isToTheEnd ? lastRow : row, lastSlot);
    case 'PageUp':
      return to(row <= 0 ? row : Math.max(0, row - pageSize), slot);
    case 'PageDown':
      return to(row + pageSize, slot);
    default:
      return undefined;
  }
}

/** Returns the text that a key press types; undefined for all other keys. */
export function typedText(press: KeyPress): string | undefined {
  const isShortcut = press.ctrlKey || press.metaKey || press.altKey;
  return !isShortcut && [...press.key].length === 1 && press.key !== ' ' ? press.key : undefined;
}
