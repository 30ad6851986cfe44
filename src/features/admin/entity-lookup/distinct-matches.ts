import type { EntityLookupMatch } from '~/api/entity-lookup';

/** Returns the matches of an answer by unique keys, each record once. */
export function distinctMatches(
  answer: readonly EntityLookupMatch[],
): ReadonlyMap<string, EntityLookupMatch> {
  return new Map(answer.map((match) => [keyOf(match), match]));
}

const keyOf = ({ type, entityID, organisation }: EntityLookupMatch) =>
  `${type} ${entityID} ${organisation?.organisationID}`;
