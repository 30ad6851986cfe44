import { and, eq, inArray, isNull } from 'drizzle-orm';
import { emailKey } from '../../src/domain/email-address';
import { slicesOf } from '../database/in-slices';
import type { DatabaseTransaction } from '../database/open-database';
import { mailJobs } from '../database/schema/mail-jobs';
import { passwordResets } from '../database/schema/people';

/**
 * Removes all links that set a new password of these people, and those whose mail still waits.
 * @param owners with the addresses to which the links were asked for
 */
export async function removeResets(
  transaction: DatabaseTransaction,
  owners: readonly { userID: string; email: string }[],
): Promise<void> {
  if (owners.length === 0) return;
  const isReset = eq(mailJobs.kind, 'password-reset');
  for (const slice of slicesOf(owners.map(({ userID }) => userID))) {
    await transaction.delete(passwordResets).where(inArray(passwordResets.userID, slice));
    await transaction.delete(mailJobs).where(and(isReset, inArray(mailJobs.userID, slice)));
  }
  // A mail that no instance has begun yet has only the typed address.
  const addresses = new Set(owners.map(({ email }) => emailKey(email)));
  const waiting = await transaction
    .select({ id: mailJobs.mailJobID, email: mailJobs.email })
    .from(mailJobs)
    .where(and(isReset, isNull(mailJobs.userID)));
  const own = waiting.filter(({ email }) => addresses.has(emailKey(email)));
  for (const slice of slicesOf(own.map(({ id }) => id))) {
    await transaction.delete(mailJobs).where(inArray(mailJobs.mailJobID, slice));
  }
}
