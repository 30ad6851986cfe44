import { getOwnProfile, saveOwnProfile } from './answers/own-profile.gen';
import { markStale, query } from './calls';
import { staleElsewhere } from './stale-elsewhere';
import { usePost } from './use-post';
import { userSummaryQueries } from './user-summary';
import { userQueries } from './users';

export type { MailState, OwnProfileChange, User as OwnProfile } from './schema.gen';

export const ownProfileQueries = { single: () => query(['own-profile'], getOwnProfile, {}) };

/** Saves the person's whole own record. The answer is the stored record. */
export const useSaveOwnProfile = () =>
  usePost(saveOwnProfile, {}, [
    staleElsewhere('ownProfile'),
    (queryClient) => markStale(queryClient, ownProfileQueries.single().queryKey),
    (queryClient) => markStale(queryClient, userSummaryQueries.all()),
    (queryClient) => markStale(queryClient, userQueries.all()),
  ]);
