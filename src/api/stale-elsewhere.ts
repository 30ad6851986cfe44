import type { QueryClient } from '@tanstack/react-query';
import { markStale } from './calls';
import type { AfterSave, SentBatch } from './saved-records';

/**
 * The first parts of the keys of what changes beside the own lists, in every organisation. Whoever loses
 * administrator access loses the invitations that they have sent, also below.
 */
const staleElsewhere = {
  users: ['pending-invites'],
  links: ['pending-invites'],
  ends: ['pending-invites', 'last-seen'],
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

/** Reads when records were in use last again where it is shown: a new record has no entry yet. */
export const refreshLastSeen = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: ['last-seen'] });

/** Refreshes that too after a save, if it has added a record: all entries are a long answer. */
export const withLastSeen =
  <Answer, Body extends SentBatch>(
    idKey: string,
    refresh: AfterSave<Answer, Body>,
  ): AfterSave<Answer, Body> =>
  async (queryClient, answer, sent) => {
    await refresh(queryClient, answer, sent);
    const isNew = (change: object) => !Reflect.get(change, idKey);
    // Does not wait: the save is done.
    if (sent.body.changes.some(isNew)) void refreshLastSeen(queryClient);
  };
