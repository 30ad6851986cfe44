import type { Where } from './effective-permissions';

/** Where something holds, in words: names of places, or a part of an id that has no name. */
export function whereText(where: Where, placeNames: ReadonlyMap<string, string>): string {
  if (where === 'everywhere') return 'all outlets';
  if (where === 'unknown') return 'outlets that could not be loaded';
  return where.map((id) => placeNames.get(id) || `a place (…${id.slice(-6)})`).join(', ');
}
