import { createTransport } from 'nodemailer';
import { MailError, type Mailer } from './mailer';

const timeLimit = 10_000;

/**
 * Sends mail through an SMTP server.
 * @param smtpUrl with the sender as ?from=, else no-reply at the server's own name
 */
export function smtpMailer(smtpUrl: string): Mailer {
  const url = new URL(smtpUrl);
  const from = url.searchParams.get('from') ?? `no-reply@${url.hostname}`;
  url.searchParams.delete('from');
  const transport = createTransport({
    url: url.href,
    connectionTimeout: timeLimit,
    greetingTimeout: timeLimit,
    socketTimeout: timeLimit,
  });
  return {
    async check() {
      try {
        await transport.verify();
      } catch (cause) {
        throw new MailError('The mail server cannot be reached.', { cause });
      }
    },
    async send({ to, subject, text }) {
      try {
        // An object keeps a comma in the address from making two of it.
        await transport.sendMail({ from, to: { name: '', address: to }, subject, text });
      } catch (cause) {
        throw new MailError('The mail server did not take the message.', { cause });
      }
    },
  };
}
