import type { EntityLookupMatch } from '~/api/entity-lookup';

/** The matches of an answer, each record once, under keys that tell them apart. */
export function distinctMatches(
  answer: readonly EntityLookupMatch[],
): ReadonlyMap<string, EntityLookupMatch> {
  return new Map(answer.map((match) => [keyOf(match), match]));
}

const keyOf = ({ type, entityID, organisation }: EntityLookupMatch) =>
  `${type} ${entityID} ${organisation?.organisationID}`;
