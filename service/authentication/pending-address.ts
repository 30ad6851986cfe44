import { and, gt, inArray } from 'drizzle-orm';
import { writeAuditLog } from '../audit-log';
import { inSlices } from '../database/in-slices';
import type { DatabaseTransaction } from '../database/open-database';
import { emailChanges } from '../database/schema/people';
import type { SessionEnding, SessionOwner } from './end-sessions';

/**
 * Gives up the new addresses that wait for their confirmation. Whoever used the account before may have
 * asked for it, and the link in the mail needs no session (decision 0076). The row stays, because it
 * also holds the pause between two mails.
 */
export async function giveUpPendingAddresses(
  transaction: DatabaseTransaction,
  owners: readonly Required<SessionOwner>[],
  { by, now }: Pick<SessionEnding, 'by' | 'now'>,
): Promise<void> {
  const ids = owners.map(({ userID }) => userID);
  const { userID: owner, email, dateTimeExpires } = emailChanges;
  const given = await inSlices(ids, (slice) =>
    transaction
      .update(emailChanges)
      .set({ dateTimeExpires: now })
      .where(and(inArray(owner, slice), gt(dateTimeExpires, now)))
      .returning({ owner, email }),
  );
  const emails = new Map(given.map((row) => [row.owner, row.email]));
  const entries = owners.flatMap(({ userID, fullName, reason }) => {
    const address = emails.get(userID);
    if (address === undefined) return [];
    const message = `The new address ${address} of ${fullName} cannot be confirmed any more: ${reason}.`;
    return [{ type: 'ProfileChanged', caller: by, message } as const];
  });
  await writeAuditLog(transaction, now, entries);
}

/** Gives up the new address of one person. */
export const giveUpPendingAddress = (
  transaction: DatabaseTransaction,
  owner: Required<SessionOwner>,
  ending: Pick<SessionEnding, 'by' | 'now'>,
): Promise<void> => giveUpPendingAddresses(transaction, [owner], ending);
