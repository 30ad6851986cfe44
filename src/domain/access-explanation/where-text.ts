import type { Where } from './effective-permissions';

/**
 * Words where an action is allowed. A site node without a name shows the end of its id.
 * @param isPending whether unknown site nodes are still loading
 */
export function whereText(
  where: Where,
  placeNames: ReadonlyMap<string, string>,
  isPending = false,
): string {
  if (where === 'everywhere') return 'all outlets';
  if (where === 'unknown') return isPending ? '…' : 'outlets that could not be loaded';
  return where.map((id) => placeNames.get(id) || `a place (…${id.slice(-6)})`).join(', ');
}
