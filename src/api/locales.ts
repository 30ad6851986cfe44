import { queryOptions } from '@tanstack/react-query';
import { listLocales } from './answers/locales.gen';
import { client, resultOf } from './client';

/** The locales to choose from (GET api/locale/). They do not change while the console is open. */
export const localeQueries = {
  list: () =>
    queryOptions({
      queryKey: ['locales'],
      queryFn: async ({ signal }) => {
        const list = await resultOf(client.GET('/api/locale/', { signal }), listLocales);
        // What cannot be chosen must not keep the others from being offered.
        return list.filter((one) => typeof one?.locale === 'string');
      },
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
