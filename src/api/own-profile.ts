import { getOwnProfile, saveOwnProfile } from './answers/own-profile.gen';
import { markStale, query } from './calls';
import { withStaleElsewhere } from './stale-elsewhere';
import { usePost } from './use-post';
import { userSummaryQueries } from './user-summary';
import { userQueries } from './users';

export type { MailState, OwnProfileChange, User as OwnProfile } from './schema.gen';

/** The signed-in person's own record. */
export const ownProfileQueries = { single: () => query(['own-profile'], getOwnProfile, {}) };

/** Saves the person's whole own record. The answer is the stored record. */
export const useSaveOwnProfile = () =>
  usePost(
    saveOwnProfile,
    {},
    withStaleElsewhere('ownProfile', async (queryClient) => {
      const { queryKey } = ownProfileQueries.single();
      for (const stale of [queryKey, userSummaryQueries.all(), userQueries.all()]) {
        await markStale(queryClient, stale);
      }
    }),
  );
