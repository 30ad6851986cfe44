import type { users } from '../database/schema/people';

/** Returns what the history records of a user: the page shows the first of the scopes as a switch. */
export function userHistory({ scopes, ...user }: typeof users.$inferSelect) {
  return {
    ...user,
    isServerAdministrator: scopes.includes('superuser'),
    scopes: scopes.filter((scope) => scope !== 'superuser'),
  };
}
