import type { User } from '../../src/api/schema.gen';
import type { users } from '../database/schema/people';

/** A user as the contract shows it: without what the service keeps to itself. */
export function toUser(row: typeof users.$inferSelect): User {
  const { userID, shortName, fullName, email, locale, defaultCurrencyCode, image, scopes } = row;
  return { userID, shortName, fullName, email, locale, defaultCurrencyCode, image, scopes };
}
