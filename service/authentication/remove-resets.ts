import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { DatabaseTransaction } from '../database/open-database';
import { mailJobs } from '../database/schema/mail-jobs';
import { passwordResets, users } from '../database/schema/people';

/** Removes all links that set a new password of a person, and those whose mail still waits. */
export async function removeResets(
  transaction: DatabaseTransaction,
  userID: string,
): Promise<void> {
  await transaction.delete(passwordResets).where(eq(passwordResets.userID, userID));
  const address = transaction
    .select({ email: sql`lower(${users.email})` })
    .from(users)
    .where(eq(users.userID, userID));
  // A mail that no instance has begun yet has only the typed address.
  const isNew = and(isNull(mailJobs.userID), sql`lower(${mailJobs.email}) = (${address})`);
  const isOfPerson = or(eq(mailJobs.userID, userID), isNew);
  await transaction.delete(mailJobs).where(and(eq(mailJobs.kind, 'password-reset'), isOfPerson));
}
