import { queryOptions } from '@tanstack/react-query';
import { lookUpEntities } from './answers/entity-lookup.gen';
import { client, resultOf } from './client';

export type { EntityLookupMatch, EntityLookupOrganisation } from './schema.gen';

/** Records of every kind (GET api/EntityLookup/filterunscoped). */
export const entityLookupQueries = {
  /**
   * The records that match a text, which must not be empty
   * (docs/product/validation.md#empty-searches). Each search reads again.
   */
  matches: (filter: string) =>
    queryOptions({
      queryKey: ['entity-lookup', filter],
      queryFn: ({ signal }) =>
        resultOf(
          client.GET('/api/EntityLookup/filterunscoped', { params: { query: { filter } }, signal }),
          lookUpEntities,
        ),
      staleTime: 0,
    }),
};
