import { getUserSummary } from './answers/user-summary.gen';
import { query } from './calls';

export type * from './answers/user-summary.gen';

const all = () => ['user-summary'] as const;

/**
 * The summary of a person on My Account. Each visit and each return of the focus to the window read
 * it again: a person may accept invitations in another browser, and the tokens of invitations end
 * soon. The stale time only avoids a second read of what the route has just loaded.
 */
export const userSummaryQueries = {
  all,
  single: (userId: string) => ({
    ...query(all(), getUserSummary, { path: { userId } }),
    staleTime: 5_000,
    refetchOnWindowFocus: true,
  }),
};
