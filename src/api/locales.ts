import { queryOptions } from '@tanstack/react-query';
import { client, listOf } from './client';

/** The locales to choose from (GET api/locale/). They do not change while the console is open. */
export const localeQueries = {
  list: () =>
    queryOptions({
      queryKey: ['locales'],
      queryFn: ({ signal }) => listOf(client.GET('/api/locale/', { signal })),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
