/** A message to one person, as plain text. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

export interface Mailer {
  /**
   * Whether messages can be handed over at all, whoever they are for.
   * @throws MailError when they cannot
   */
  check(): Promise<void>;
  /** @throws MailError when the message could not be handed over */
  send(mail: Mail): Promise<void>;
}

/** A message that could not be sent; the cause is for the log, not for the caller. */
export class MailError extends Error {}

const refuse = () => Promise.reject(new MailError('No mail server is set up (SMTP_URL).'));

/** Where neither a mail server nor an outbox is set up. */
export const noMailer: Mailer = { check: refuse, send: refuse };
