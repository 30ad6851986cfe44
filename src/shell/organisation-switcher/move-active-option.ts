const page = 10;

/**
 * The option that a key of the search field moves to, of `count`; undefined for keys that do not
 * move. Down and Up go round at the ends, Page Down and Page Up stop there.
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
