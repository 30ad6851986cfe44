import type { Mail, Mailer } from './mailer';

interface SentMail extends Mail {
  sentAt: Date;
}

const mostKept = 200;

/** Keeps the last messages instead of sending them, for demonstrations without a mail server. */
export class Outbox implements Mailer {
  readonly #mails: SentMail[] = [];
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  async check(): Promise<void> {}

  async send(mail: Mail): Promise<void> {
    this.#mails.unshift({ ...mail, sentAt: this.#now() });
    this.#mails.splice(mostKept);
  }

  /** Newest first. */
  get mails(): readonly SentMail[] {
    return this.#mails;
  }
}
