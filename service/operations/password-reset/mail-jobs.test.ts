import { afterEach, beforeEach, expect, test } from 'vitest';
import { BackgroundWork } from '../../background-work';
import { mailJobs } from '../../database/schema/mail-jobs';
import { auditLogEntries } from '../../database/schema/records';
import { type Mail, MailError } from '../../mail/mailer';
import { openTemporaryDatabase, type TemporaryDatabase } from '../../testing/temporary-database';
import { mailAfterAnswer, takeOverMails } from './mail-jobs';
import type { Sending } from './reset-mail';

const asked = new Date('2026-11-21T12:00:00Z');
const minutesLater = (minutes: number) => new Date(asked.getTime() + minutes * 60_000);
const notice = { kind: 'password-changed', email: 'nia@demo.test', fullName: 'Nia' } as const;

let temporary: TemporaryDatabase;
beforeEach(async () => {
  temporary = await openTemporaryDatabase();
});
afterEach(() => temporary.remove());

/** An instance of the service whose mail server takes a message when `sent` resolves. */
function instance(now: Date, sent: Promise<void> = Promise.resolve()) {
  const mails: Mail[] = [];
  const problems: unknown[] = [];
  const background = new BackgroundWork({
    error: (_message, cause) => problems.push(cause),
  });
  const sending: Sending = {
    database: temporary.database,
    publicUrl: 'https://console.demo.test',
    background,
    now,
    mailer: {
      check: async () => {},
      send: async (mail) => {
        await sent;
        mails.push(mail);
      },
    },
  };
  return { sending, mails, problems, settled: () => background.settled() };
}

const jobs = () => temporary.database.select().from(mailJobs);

test('the database has the job from the answer until the mail is sent', async () => {
  let take = () => {};
  const first = instance(
    asked,
    new Promise((resolve) => {
      take = resolve;
    }),
  );
  await mailAfterAnswer(first.sending, notice);
  expect(await jobs()).toMatchObject([notice]);
  take();
  await first.settled();
  expect(first.mails).toMatchObject([{ to: notice.email }]);
  expect(await jobs()).toEqual([]);
});

test('of several instances, one sends the mail of an instance that has died, once', async () => {
  const died = instance(asked, Promise.reject(new Error('killed')));
  await mailAfterAnswer(died.sending, notice);
  await died.settled();
  expect(died.problems).toHaveLength(1);
  expect(await jobs()).toHaveLength(1);

  const others = Array.from({ length: 4 }, () => instance(minutesLater(6)));
  await Promise.all(others.map(({ sending }) => takeOverMails(sending)));
  await Promise.all(others.map(({ settled }) => settled()));
  expect(others.flatMap(({ mails }) => mails)).toMatchObject([{ to: notice.email }]);
  expect(await jobs()).toEqual([]);
});

test('nobody takes over a mail that an instance is still sending', async () => {
  const busy = instance(asked, new Promise(() => {}));
  await mailAfterAnswer(busy.sending, notice);
  const other = instance(minutesLater(4));
  await takeOverMails(other.sending);
  await other.settled();
  expect(other.mails).toEqual([]);
  expect(await jobs()).toHaveLength(1);
});

test('a mail that the mail server does not take is tried again, for an hour', async () => {
  const away = () => Promise.reject(new MailError('connection refused'));
  const first = instance(asked, away());
  await mailAfterAnswer(first.sending, notice);
  await first.settled();
  const stillAway = instance(minutesLater(6), away());
  await takeOverMails(stillAway.sending);
  await stillAway.settled();
  expect(await jobs()).toHaveLength(1);

  const back = instance(minutesLater(12));
  await takeOverMails(back.sending);
  await back.settled();
  expect(back.mails).toMatchObject([{ to: notice.email }]);
  expect(await jobs()).toEqual([]);
  expect(await messages()).toEqual([
    'A mail to nia@demo.test could not be sent. It is tried again for an hour.',
  ]);
});

test('after an hour a mail is given up, and the audit log says so', async () => {
  const first = instance(asked, Promise.reject(new MailError('connection refused')));
  await mailAfterAnswer(first.sending, notice);
  await first.settled();
  const last = instance(minutesLater(61), Promise.reject(new MailError('connection refused')));
  await takeOverMails(last.sending);
  await last.settled();
  expect(await jobs()).toEqual([]);
  expect((await messages()).at(-1)).toBe(
    'A mail to nia@demo.test could not be sent. It is not tried again.',
  );
});

test('a mail that was taken by a clock in the future is taken over, and tried for an hour', async () => {
  const away = () => Promise.reject(new MailError('connection refused'));
  const died = instance(minutesLater(48 * 60), away());
  await mailAfterAnswer(died.sending, notice);
  await died.settled();
  const other = instance(asked, away());
  await takeOverMails(other.sending);
  await other.settled();
  expect(await jobs()).toMatchObject([{ dateTimeCreated: asked, dateTimeTaken: asked }]);
  const last = instance(minutesLater(61), away());
  await takeOverMails(last.sending);
  await last.settled();
  expect(await jobs()).toEqual([]);
});

async function messages(): Promise<string[]> {
  const rows = await temporary.database.select().from(auditLogEntries);
  return rows.map(({ message }) => message);
}
