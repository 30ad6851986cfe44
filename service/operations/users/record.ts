import type { User } from '../../../src/api/schema.gen';
import { exactly } from '../../../src/domain/contract/exact';
import type { users } from '../../database/schema/people';

/** Converts a user to the record of the contract, which omits the internal fields. */
export function toUser(row: typeof users.$inferSelect): User {
  const { passwordHash, isEmailUnconfirmed, dateTimeCreated, ...user } = row;
  return exactly<User>()(user);
}
