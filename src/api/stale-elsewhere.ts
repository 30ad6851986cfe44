import { markStale } from './calls';
import type { AfterSave } from './saved-records';

/**
 * The first parts of the keys of what changes beside the own lists, in every organisation. Whoever loses
 * administrator access loses the invitations that they have sent, also below.
 */
const staleElsewhere = {
  users: ['pending-invites'],
  links: ['pending-invites'],
  teams: ['pending-invites'],
  members: ['pending-invites'],
} as const;

/** Refreshes the own lists after a save, and makes stale what changes elsewhere. */
export const withStaleElsewhere =
  <Answer, Body>(
    change: keyof typeof staleElsewhere,
    refresh: AfterSave<Answer, Body>,
  ): AfterSave<Answer, Body> =>
  async (queryClient, ...saved) => {
    for (const scope of staleElsewhere[change]) await markStale(queryClient, [scope]);
    await refresh(queryClient, ...saved);
  };
