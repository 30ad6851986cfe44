import type { EntityLookupMatch } from '~/api/entity-lookup';

/** A match with a key of its own among the others. */
export interface KeyedMatch extends EntityLookupMatch {
  key: string;
}

/** What a service answered, each record once; an answer that is no list counts as none. */
export function distinctMatches(
  answer: readonly (EntityLookupMatch | null)[] | null | undefined,
): KeyedMatch[] {
  const found = new Map<string, KeyedMatch>();
  for (const match of Array.isArray(answer) ? answer : []) {
    if (typeof match !== 'object' || match === null) continue;
    const key = `${match.type} ${match.entityID} ${match.organisation?.organisationID ?? ''}`;
    if (!found.has(key)) found.set(key, { ...match, key });
  }
  return [...found.values()];
}
