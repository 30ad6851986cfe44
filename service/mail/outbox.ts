import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { sendPage } from '../pages/page-layout';
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

/** Makes the page with the mail that a demonstration did not send. Mount it at /dev/outbox. */
export function outboxPage(outbox: Outbox): Hono {
  return new Hono().get('/', (context) => sendOutbox(context, outbox));
}

function sendOutbox(context: Context, outbox: Outbox): Promise<Response> {
  return sendPage(context, {
    title: 'Outbox',
    content: html`
      <article>
        <h1>Outbox</h1>
        <p class="dimmed">No mail server is set up, so mail ends here. A restart empties it.</p>
        ${outbox.mails.length === 0 ? html`<p>No mail has been sent.</p>` : ''}
      </article>
      ${outbox.mails.map(
        (mail) => html`
        <article>
          <h2>${mail.subject}</h2>
          <p class="dimmed">To ${mail.to}, ${mail.sentAt.toISOString()}</p>
          <p class="document">${withLinks(mail.text)}</p>
        </article>`,
      )}`,
  });
}

function withLinks(text: string) {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`));
}
