import { writeAuditLog } from '../../audit-log';
import { byExactEmail, hasEmail } from '../../database/has-email';
import type { Database } from '../../database/open-database';
import { users } from '../../database/schema/people';
import { passwordResetMail } from '../../mail/mails';
import type { ServiceContext } from '../../service-context';
import { keepResetToken, minutesOfValidity, resetLink } from './tokens';

/** What is needed to send a mail after an answer. */
export type Sending = Pick<ServiceContext, 'database' | 'mailer' | 'background' | 'publicUrl'> & {
  now: Date;
};

/** Sends a password reset to the owner of the typed address, if there is one. */
export async function sendResetMail(sending: Sending, typedEmail: string): Promise<void> {
  const { database, mailer, publicUrl, now } = sending;
  const sent = await database.transaction(async (transaction) => {
    const owner = await findOwner(transaction, typedEmail);
    const message = owner
      ? `A password reset was asked for ${owner.email}.`
      : `A password reset was asked for ${typedEmail}, which no user has.`;
    await writeAuditLog(transaction, now, [
      { type: 'PasswordResetRequested', caller: null, message },
    ]);
    return owner && { ...owner, token: await keepResetToken(transaction, owner.userID, now) };
  });
  if (!sent) return;
  // The mail goes to the address of the account, not to the typed one, however alike they look.
  const { email, fullName, token } = sent;
  const link = resetLink(publicUrl, token, email);
  await mailer.send(passwordResetMail({ email, fullName, link, minutes: minutesOfValidity }));
}

async function findOwner(database: Pick<Database, 'select'>, email: string) {
  const [owner] = await database
    .select({ userID: users.userID, email: users.email, fullName: users.fullName })
    .from(users)
    .where(hasEmail(email))
    .orderBy(byExactEmail(email))
    .limit(1);
  return owner;
}
