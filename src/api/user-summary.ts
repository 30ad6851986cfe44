import { getUserSummary } from './answers/user-summary.gen';
import { query } from './calls';

export type * from './answers/user-summary.gen';

const all = () => ['user-summary'] as const;

/**
 * The summary of a person on My Account (GET /api/User/summary/{userId}). Each visit reads it
 * again, and so does a return of the focus to the window: a person may accept invitations
 * elsewhere, and the tokens of invitations end soon. The stale time only avoids a second read of
 * what the route has just loaded.
 */
export const userSummaryQueries = {
  all,
  single: (userId: string) => ({
    ...query(all(), getUserSummary, { path: { userId } }),
    staleTime: 5_000,
    refetchOnWindowFocus: true,
  }),
};
