import { queryOptions } from '@tanstack/react-query';
import { getCurrentSession } from './answers/session.gen';
import { client, resultOf } from './client';

export type { Session as CurrentSession } from './schema.gen';

/**
 * The session (GET Authentication/current): the user, the organisation and the administrator flag.
 */
export const sessionQueries = {
  current: () =>
    queryOptions({
      queryKey: ['session'],
      queryFn: ({ signal }) =>
        resultOf(client.GET('/Authentication/current', { signal }), getCurrentSession),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
