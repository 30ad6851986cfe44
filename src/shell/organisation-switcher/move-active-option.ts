const page = 10;

/**
 * Returns the option that a key of the search field moves to, as an index below `count`; undefined
 * for other keys and without options. Down and Up wrap at the ends; Page Down and Page Up stop
 * there.
 */
export function moveActiveOption(key: string, active: number, count: number): number | undefined {
  const last = count - 1;
  const moves = new Map([
    ['ArrowDown', active === last ? 0 : active + 1],
    ['ArrowUp', active === 0 ? last : active - 1],
    ['PageDown', Math.min(active + page, last)],
    ['PageUp', Math.max(active - page, 0)],
  ]);
  return count === 0 ? undefined : moves.get(key);
}
