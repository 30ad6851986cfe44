import { queryOptions } from '@tanstack/react-query';
import { client, resultOf, unreadableAnswer } from './client';
import type { Session } from './schema.gen';

export type { Session as CurrentSession } from './schema.gen';

/** Who is signed in (GET Authentication/current): the user, the organisation, the administrator flag. */
export const sessionQueries = {
  current: () =>
    queryOptions({
      queryKey: ['session'],
      queryFn: ({ signal }) => readSession(client.GET('/Authentication/current', { signal })),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};

async function readSession(call: Parameters<typeof resultOf<Session>>[0]): Promise<Session> {
  const session = await resultOf(call);
  const user: unknown = Array.isArray(session) ? session[0] : undefined;
  if (typeof user !== 'object' || user === null) throw unreadableAnswer('nobody is in it');
  return session;
}
