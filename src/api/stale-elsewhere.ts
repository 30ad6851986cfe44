import type { QueryClient } from '@tanstack/react-query';
import { markStale } from './calls';
import type { AfterSave, SentBatch } from './saved-records';

// Whoever loses administrator access loses the invitations that they have sent. People to choose from have
// access to an organisation above or below, and permission groups count the people with access.
const people = ['pending-invites', 'organisation-user-values', 'permission-groups'] as const;

/** The first parts of the keys of what a change makes stale beside its own lists, in every organisation. */
const staleElsewhere = {
  users: [...people, 'teams'],
  ownProfile: ['organisation-user-values', 'teams'],
  // New access of an administrator whose access ends has the same end.
  links: [...people, 'access-ends'],
  ends: ['pending-invites', 'organisation-user-values', 'last-seen'],
  teams: people,
  members: people,
  // What has its name, or depends on what is above or below it.
  organisations: [
    'version-authorisations',
    'organisation-time-zone',
    'organisation-user-values',
    'teams',
    'config-templates',
    'system-health',
    // It names the children, and the list of pages follows from it.
    'organisation-summary',
  ],
  initialisation: ['version-authorisations', 'organisation-user-values', 'last-seen'],
} as const;

type ChangeElsewhere = keyof typeof staleElsewhere;

/** Makes stale what a change makes stale beside its own lists. */
export async function markStaleElsewhere(queryClient: QueryClient, change: ChangeElsewhere) {
  for (const scope of staleElsewhere[change]) await markStale(queryClient, [scope]);
}

/** Refreshes the own lists after a save, and makes stale what changes elsewhere. */
export const withStaleElsewhere =
  <Answer, Body>(
    change: ChangeElsewhere,
    refresh: AfterSave<Answer, Body>,
  ): AfterSave<Answer, Body> =>
  async (queryClient, ...saved) => {
    await markStaleElsewhere(queryClient, change);
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
