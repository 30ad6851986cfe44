import { writeAuditLog } from '../../audit-log';
import { type Mail, MailError } from '../../mail/mailer';
import { passwordChangedMail } from '../../mail/mails';
import type { ServiceContext } from '../../service-context';

type Sending = Pick<ServiceContext, 'database' | 'mailer' | 'background'> & { now: Date };

/** Sends a message after the answer. The audit log gets an entry if the message cannot be sent. */
function mailLater(sending: Sending, mail: Mail): void {
  sending.background.start('Sending mail', () => mailOrNote(sending, mail));
}

/** Sends the owner of an account a mail that its password was changed. */
export function tellOfNewPassword(
  sending: Sending,
  { email, fullName }: { email: string; fullName: string },
): void {
  mailLater(sending, passwordChangedMail({ email, fullName }));
}

/** Sends a message. The audit log gets an entry if the message cannot be sent. */
export async function mailOrNote(
  { database, mailer, now }: Omit<Sending, 'background'>,
  mail: Mail,
): Promise<void> {
  try {
    await mailer.send(mail);
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    const message = `The mail "${mail.subject}" to ${mail.to} could not be sent.`;
    await writeAuditLog(database, now, [{ type: 'MailSendFailed', caller: null, message }]);
  }
}
