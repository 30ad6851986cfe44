import type { Where } from './effective-permissions';

/**
 * Where something holds, in words: names of places, or a part of an id that has no name.
 * @param isPending whether what is not known may still come
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
