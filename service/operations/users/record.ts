import type { User } from '../../../src/api/schema.gen';
import { exactly } from '../../../src/domain/contract/exact';
import { jsonRecord, onlyIf } from '../../database/json-records';
import { users } from '../../database/schema/people';
import { markOf } from '../unconfirmed-people';

/**
 * Converts a user to the record of the contract, which omits the internal fields. Only an
 * unconfirmed account has its mark.
 */
export function toUser(row: typeof users.$inferSelect): User {
  const { passwordHash, isEmailUnconfirmed, dateTimeCreated, emailKey, fullNameFolded, ...user } =
    row;
  return exactly<User>()({ ...user, ...markOf({ isEmailUnconfirmed }) });
}

/** Writes a user as the record of the contract. */
export const userRecord = jsonRecord<User>({
  userID: users.userID,
  shortName: users.shortName,
  fullName: users.fullName,
  email: users.email,
  locale: users.locale,
  defaultCurrencyCode: users.defaultCurrencyCode,
  image: users.image,
  scopes: users.scopes,
  isEmailUnconfirmed: onlyIf(users.isEmailUnconfirmed),
});
