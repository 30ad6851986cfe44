import { queryOptions } from '@tanstack/react-query';
import { getUserSummary } from './answers/user-summary.gen';
import { client, resultOf } from './client';

export type { OrganisationUserLink, UserSummary } from './schema.gen';

/**
 * What My Account shows of a person (GET /api/User/summary/{userId}). Read anew at every visit and
 * when the window comes back into sight: invitations are also accepted elsewhere, and the tokens that
 * come with them end soon. What the route has just loaded is not read twice.
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
