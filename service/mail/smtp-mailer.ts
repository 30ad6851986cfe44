import { isIP } from 'node:net';
import { createTransport } from 'nodemailer';
import { MailError, type Mailer } from './mailer';

const timeLimit = 10_000;
// Neither an absence notice nor another automatic answer is sent to such a mail (RFC 3834).
const headers = { 'Auto-Submitted': 'auto-generated' };

/**
 * Makes a mailer for an SMTP server.
 * @param smtpUrl has the sender as ?from=
 * @param publicUrl the origin of the console, whose domain is that of the default sender
 */
export function smtpMailer(smtpUrl: string, publicUrl: string): Mailer {
  const url = new URL(smtpUrl);
  const from = url.searchParams.get('from') || `no-reply@${senderDomain(url, new URL(publicUrl))}`;
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
        // As an object, an address with a comma stays one address.
        await transport.sendMail({ from, to: { name: '', address: to }, subject, text, headers });
      } catch (cause) {
        const isFinal = isRefusal(cause);
        throw new MailError('The mail server did not take the message.', { cause, isFinal });
      }
    },
  };
}

/**
 * Returns the domain of the console. Where only a machine of this network knows the console, by an IP
 * address or a name without a dot, it is the host of the mail server, an IP address in brackets (RFC 5321).
 */
function senderDomain({ hostname }: URL, { hostname: publicHost }: URL): string {
  if (publicHost.includes('.') && isIP(publicHost) === 0) return publicHost;
  return isIP(hostname) === 4 ? `[${hostname}]` : hostname.replace('[', '[IPv6:');
}

/**
 * Whether the mail server has refused this recipient or message for good (RFC 5321, 5yz). It may take
 * another one: a refused login or greeting is a problem of the set-up, which somebody can mend.
 */
function isRefusal(cause: unknown): boolean {
  const { code, responseCode = 0 } = cause as { code?: string; responseCode?: number };
  return responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
}
