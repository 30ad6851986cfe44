import { queryOptions } from '@tanstack/react-query';
import { listCurrencies } from './answers/currencies.gen';
import { client, resultOf } from './client';

/** The currencies to choose from (GET api/currency/). They do not change during a session. */
export const currencyQueries = {
  list: () =>
    queryOptions({
      queryKey: ['currencies'],
      queryFn: ({ signal }) => resultOf(client.GET('/api/currency/', { signal }), listCurrencies),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
