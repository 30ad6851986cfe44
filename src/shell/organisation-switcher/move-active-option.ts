const page = 10;

/**
 * Returns the option that a key of the search field moves to, as an index below `count`; undefined
 * for other keys and without options. Down and Up wrap at the ends; Page Down and Page Up stop
 * there.
 */
export function moveActiveOption(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return active === last ? 0 : active + 1;
    case 'ArrowUp':
      return active === 0 ? last : active - 1;
    case 'PageDown':
      return Math.min(active + page, last);
    case 'PageUp':
      return Math.max(active - page, 0);
    default:
      return undefined;
  }
}
