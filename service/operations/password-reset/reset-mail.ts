import { eq } from 'drizzle-orm';
import { writeAuditLog } from '../../audit-log';
import { byExactEmail, hasEmail } from '../../database/has-email';
import type { Database } from '../../database/open-database';
import { mailJobs } from '../../database/schema/mail-jobs';
import { users } from '../../database/schema/people';
import { passwordResetMail } from '../../mail/mails';
import type { Letter } from '../../mail-queue/letter';
import { keepResetToken, minutesOfValidity, resetLink } from './tokens';

/** The mail that resets a password, to the owner of the typed address, if there is one. */
export const resetLetter: Letter = {
  async write(transaction, { mailJobID, email: typedEmail, place, userID }, { now, publicUrl }) {
    const owner = await findOwner(transaction, typedEmail);
    // An attempt that was committed has noted the owner. Without an owner there is no other attempt.
    if (!owner || owner.userID !== userID) {
      const message = owner
        ? `A password reset was asked for ${owner.email}${place}.`
        : `A password reset was asked for ${typedEmail}${place}, which no user has.`;
      await writeAuditLog(transaction, now, [
        { type: 'PasswordResetRequested', caller: null, message },
      ]);
    }
    if (!owner) return undefined;
    const asked = await transaction
      .update(mailJobs)
      .set({ userID: owner.userID })
      .where(eq(mailJobs.mailJobID, mailJobID))
      .returning({ id: mailJobs.mailJobID });
    // A password was set since an instance took this mail.
    if (asked.length === 0) return undefined;
    // The mail goes to the address of the account, not to the typed one, however alike they look.
    const { email, fullName } = owner;
    const token = await keepResetToken(transaction, owner.userID, now);
    const link = resetLink(publicUrl, token, email);
    return passwordResetMail({ email, fullName, link, minutes: minutesOfValidity });
  },
};

async function findOwner(database: Pick<Database, 'select'>, email: string) {
  const [owner] = await database
    .select({ userID: users.userID, email: users.email, fullName: users.fullName })
    .from(users)
    .where(hasEmail(email))
    .orderBy(byExactEmail(email))
    .limit(1);
  return owner;
}
