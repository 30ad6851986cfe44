import { lookUpEntities } from './answers/entity-lookup.gen';
import { query } from './calls';

export type * from './answers/entity-lookup.gen';

/** The records of every kind that match a text. Each search reads again. */
export const entityLookupQueries = {
  /** @param filter not empty (docs/product/validation.md#empty-searches) */
  matches: (filter: string) => ({
    ...query(['entity-lookup'], lookUpEntities, { query: { filter } }),
    staleTime: 0,
  }),
};
