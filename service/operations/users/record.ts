import type { User } from '../../../src/api/schema.gen';
import type { users } from '../../database/schema/people';

/** Converts a user to the record of the contract, which omits the internal fields. */
export function toUser(row: typeof users.$inferSelect): User {
  const { userID, shortName, fullName, email, locale, defaultCurrencyCode, image, scopes } = row;
  return { userID, shortName, fullName, email, locale, defaultCurrencyCode, image, scopes };
}
