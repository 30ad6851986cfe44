import { queryOptions } from '@tanstack/react-query';
import { getUserSummary } from './answers/user-summary.gen';
import { client, resultOf } from './client';

export type { OrganisationUserLink, UserSummary } from './schema.gen';

/**
 * The summary of a person on My Account (GET /api/User/summary/{userId}). Each visit reads it
 * again, and so does a return of the focus to the window: a person may accept invitations
 * elsewhere, and the tokens of invitations end soon. The stale time only avoids a second read of
 * what the route has just loaded.
 */
export const userSummaryQueries = {
  all: () => ['user-summary'] as const,
  single: (userId: string) =>
    queryOptions({
      queryKey: [...userSummaryQueries.all(), userId],
      queryFn: ({ signal }) =>
        resultOf(
          client.GET('/api/User/summary/{userId}', { params: { path: { userId } }, signal }),
          getUserSummary,
        ),
      staleTime: 5_000,
      refetchOnWindowFocus: true,
    }),
};
