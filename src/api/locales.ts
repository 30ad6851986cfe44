import { queryOptions } from '@tanstack/react-query';
import { listLocales } from './answers/locales.gen';
import { client, resultOf } from './client';

/** The locales to choose from (GET api/locale/). They do not change during a session. */
export const localeQueries = {
  list: () =>
    queryOptions({
      queryKey: ['locales'],
      queryFn: ({ signal }) => resultOf(client.GET('/api/locale/', { signal }), listLocales),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
