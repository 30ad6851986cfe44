import { and, eq, gt } from 'drizzle-orm';
import { writeAuditLog } from '../audit-log';
import type { DatabaseTransaction } from '../database/open-database';
import { emailChanges } from '../database/schema/people';
import type { SessionEnding, SessionOwner } from './end-sessions';

/**
 * Gives up the new address that waits for its confirmation. Whoever used the account before may have
 * asked for it, and the link in the mail needs no session (decision 0076). The row stays, because it
 * also holds the pause between two mails.
 */
export async function giveUpPendingAddress(
  transaction: DatabaseTransaction,
  { userID, fullName, reason }: Required<SessionOwner>,
  { by, now }: Pick<SessionEnding, 'by' | 'now'>,
): Promise<void> {
  const [given] = await transaction
    .update(emailChanges)
    .set({ dateTimeExpires: now })
    .where(and(eq(emailChanges.userID, userID), gt(emailChanges.dateTimeExpires, now)))
    .returning({ email: emailChanges.email });
  if (!given) return;
  const message = `The new address ${given.email} of ${fullName} cannot be confirmed any more: ${reason}.`;
  await writeAuditLog(transaction, now, [{ type: 'ProfileChanged', caller: by, message }]);
}
