import { queryOptions } from '@tanstack/react-query';
import { client, resultOf } from './client';

export type { Organisation } from './schema.gen';

/** Organisations (GET api/Organisation): all of them for super users, their own for others. */
export const organisationQueries = {
  list: () =>
    queryOptions({
      queryKey: ['organisations', 'list'],
      queryFn: ({ signal }) => resultOf(client.GET('/api/Organisation', { signal })),
    }),
};
