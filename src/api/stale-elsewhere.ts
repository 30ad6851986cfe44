import type { QueryClient } from '@tanstack/react-query';
import { markStale } from './calls';
import type { SentBatch } from './saved-records';

// Whoever loses administrator access loses the invitations that they have sent. People to choose from have
// access to an organisation above or below, and permission groups count the people with access.
const people = ['pending-invites', 'organisation-user-values', 'permission-groups'] as const;

// Access links, members and accepted versions have the names of persons.
const names = ['links', 'teams', 'version-acceptances'] as const;

/** The first parts of the keys of what a change makes stale beside its own lists, in every organisation. */
const staleScopes = {
  users: [...people, ...names],
  ownProfile: ['organisation-user-values', ...names],
  // New access of an administrator whose access ends has the same end.
  links: [...people, 'access-ends'],
  ends: [...people, 'last-seen'],
  // Access goes with its team.
  teams: [...people, 'links'],
  // A membership may be the only access that has not ended.
  members: [...people, 'last-seen'],
  // What has its name, or depends on what is above or below it.
  organisations: [
    'version-authorisations',
    'organisation-time-zone',
    'organisation-user-values',
    'links',
    'teams',
    'config-templates',
    'system-health',
    'statistics',
    // It names the children, and the list of pages follows from it.
    'organisation-summary',
  ],
  initialisation: ['version-authorisations', 'organisation-user-values', 'last-seen', 'statistics'],
  // Organisations below see other versions to accept, and the statistics have the authorised ones.
  authorisations: ['version-authorisations', 'version-acceptances', 'statistics'],
  // The statistics name POS Core instances and integration servers.
  instances: ['statistics'],
} as const;

/** Makes stale what a change makes stale beside its own lists. */
export const staleElsewhere =
  (change: keyof typeof staleScopes) => async (queryClient: QueryClient) => {
    for (const scope of staleScopes[change]) await markStale(queryClient, [scope]);
  };

/** Reads when records were in use last again where it is shown: a new record has no entry yet. */
export const refreshLastSeen = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: ['last-seen'] });

/** Refreshes that too, if a save has added a record: all entries are a long answer. */
export const newLastSeen =
  (idKey: string) =>
  (queryClient: QueryClient, _saved: unknown, { body }: { body: SentBatch }): void => {
    const isNew = (change: object) => !Reflect.get(change, idKey);
    // Does not wait: the save is done.
    if (body.changes.some(isNew)) void refreshLastSeen(queryClient);
  };
