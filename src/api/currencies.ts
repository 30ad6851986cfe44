import { queryOptions } from '@tanstack/react-query';
import { client, listOf } from './client';

/** The currencies to choose from (GET api/currency/). They do not change while the console is open. */
export const currencyQueries = {
  list: () =>
    queryOptions({
      queryKey: ['currencies'],
      queryFn: ({ signal }) => listOf(client.GET('/api/currency/', { signal })),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
