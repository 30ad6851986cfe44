/** A position in the grid. Row -1 is the header. */
export interface GridPosition {
  row: number;
  slot: number;
}

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

const clamp = (value: number, from: number, to: number) => Math.min(Math.max(value, from), to);

/** Returns where a key moves the active cell (ARIA grid pattern). A page has `pageSize` rows. */
export function movedPosition(
  press: KeyPress,
  { row, slot }: GridPosition,
  { rowCount, slotCount, pageSize }: Record<'rowCount' | 'slotCount' | 'pageSize', number>,
): GridPosition | undefined {
  if (press.altKey || press.shiftKey) return undefined;
  const isToTheEnd = press.ctrlKey || press.metaKey;
  const lastRow = rowCount - 1;
  const lastSlot = slotCount - 1;
  const firstRow = Math.min(0, lastRow);
  const targets: Record<string, readonly [row: number, slot: number] | undefined> = {
    ArrowUp: [isToTheEnd ? firstRow : row - 1, slot],
    ArrowDown: [isToTheEnd ? lastRow : row + 1, slot],
    ArrowLeft: [row, isToTheEnd ? 0 : slot - 1],
    ArrowRight: [row, isToTheEnd ? lastSlot : slot + 1],
    Home: [isToTheEnd ? firstRow : row, 0],
    End: [isToTheEnd ? lastRow : row, lastSlot],
    PageUp: [row <= 0 ? row : Math.max(0, row - pageSize), slot],
    PageDown: [row + pageSize, slot],
  };
  const target = targets[press.key];
  return target && { row: clamp(target[0], -1, lastRow), slot: clamp(target[1], 0, lastSlot) };
}

/** Returns the text that a key press types; undefined for all other keys. */
export function typedText(press: KeyPress): string | undefined {
  const isShortcut = press.ctrlKey || press.metaKey || press.altKey;
  return !isShortcut && [...press.key].length === 1 && press.key !== ' ' ? press.key : undefined;
}
