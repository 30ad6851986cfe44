/** A message to one person, as plain text. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

export interface Mailer {
  /**
   * Checks that the mail server can be reached, before there is a message.
   * @throws MailError when it cannot
   */
  check(): Promise<void>;
  /** @throws MailError when the mail server does not take the message */
  send(mail: Mail): Promise<void>;
}

/** A message that was not sent. The cause is for the log, not for the caller. */
export class MailError extends Error {
  /** Whether another attempt would fail as well. */
  readonly isFinal: boolean;

  constructor(
    message: string,
    { isFinal = false, cause }: { isFinal?: boolean; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.isFinal = isFinal;
  }
}

const refuse = () =>
  Promise.reject(new MailError('No mail server is set up (SMTP_URL).', { isFinal: true }));

/** The mailer without a mail server and without an outbox: it refuses every message. */
export const noMailer: Mailer = { check: refuse, send: refuse };
