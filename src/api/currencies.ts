import { queryOptions } from '@tanstack/react-query';
import { listCurrencies } from './answers/currencies.gen';
import { client, resultOf } from './client';

/** The currencies to choose from (GET api/currency/). They do not change while the console is open. */
export const currencyQueries = {
  list: () =>
    queryOptions({
      queryKey: ['currencies'],
      queryFn: async ({ signal }) => {
        const list = await resultOf(client.GET('/api/currency/', { signal }), listCurrencies);
        // What cannot be chosen must not keep the others from being offered.
        return list.filter((one) => typeof one?.code === 'string');
      },
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
