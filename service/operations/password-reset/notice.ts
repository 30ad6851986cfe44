import type { DatabaseTransaction } from '../../database/open-database';
import { passwordChangedMail } from '../../mail/mails';
import type { Letter } from '../../mail-queue/letter';
import { queueMail } from '../../mail-queue/mail-jobs';

/** The mail that tells the owner of an account that its password was changed. */
export const passwordChangedLetter: Letter = {
  write: async (_transaction, { email, fullName, dateTimeCreated: changed }) =>
    passwordChangedMail({ email, fullName, changed }),
};

/** Queues that mail, in the transaction of the change. */
export async function tellOfNewPassword(
  transaction: DatabaseTransaction,
  { userID, email, fullName }: { userID: string; email: string; fullName: string },
  now: Date,
): Promise<void> {
  await queueMail(transaction, { kind: 'password-changed', email, fullName, userID }, now);
}
