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
