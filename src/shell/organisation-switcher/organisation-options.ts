import type { Organisation } from '~/api/organisations';
import { organisationLabelOf } from '~/domain/shown-name';

/**
 * Finds the organisations whose name or code contains `text`. Those that begin with it come first.
 * @returns at most `limit` organisations, and the number of all matches
 */
export function findOrganisations(
  organisations: readonly Organisation[],
  text: string,
  limit: number,
): { found: Organisation[]; total: number } {
  const sought = text.trim().toLocaleLowerCase();
  if (!sought) return { found: organisations.slice(0, limit), total: organisations.length };
  const beginning: Organisation[] = [];
  const containing: Organisation[] = [];
  for (const organisation of organisations) {
    const label = organisationLabelOf(organisation).toLocaleLowerCase();
    const code = organisation.organisationCode.toLocaleLowerCase();
    if (label.startsWith(sought) || code.startsWith(sought)) beginning.push(organisation);
    else if (label.includes(sought)) containing.push(organisation);
  }
  const all = [...beginning, ...containing];
  return { found: all.slice(0, limit), total: all.length };
}

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
