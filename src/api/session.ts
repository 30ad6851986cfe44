import { queryOptions } from '@tanstack/react-query';
import { client, resultOf } from './client';

export type { Session as CurrentSession } from './schema.gen';

/** Who is signed in (GET Authentication/current): the user, the organisation, the administrator flag. */
export const sessionQueries = {
  current: () =>
    queryOptions({
      queryKey: ['session'],
      queryFn: ({ signal }) => resultOf(client.GET('/Authentication/current', { signal })),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
