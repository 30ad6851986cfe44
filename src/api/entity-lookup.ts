import { lookUpEntities } from './answers/entity-lookup.gen';
import { query } from './calls';

export type * from './answers/entity-lookup.gen';

/** Records of every kind. */
export const entityLookupQueries = {
  /**
   * The records that match a text, which must not be empty
   * (docs/product/validation.md#empty-searches). Each search reads again.
   */
  matches: (filter: string) => ({
    ...query(['entity-lookup'], lookUpEntities, { query: { filter } }),
    staleTime: 0,
  }),
};
