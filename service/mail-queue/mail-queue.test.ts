import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BackgroundWork } from '../background-work';
import { mailJobs } from '../database/schema/mail-jobs';
import { auditLogEntries } from '../database/schema/records';
import { type Mail, MailError } from '../mail/mailer';
import { openTemporaryDatabase, type TemporaryDatabase } from '../testing/temporary-database';
import type { Letter } from './letter';
import { type MailWish, queueMail } from './mail-jobs';
import { MailQueue } from './mail-queue';

const asked = new Date('2026-11-21T12:00:00Z');
const minutesLater = (minutes: number) => new Date(asked.getTime() + minutes * 60_000);
const notice = { kind: 'password-changed', email: 'nia@demo.test' } as const;

const plain: Letter = {
  write: async (_transaction, { email }) => ({ to: email, subject: '', text: '' }),
};
const letters = {
  'password-reset': plain,
  'password-changed': plain,
  invitation: plain,
  'invitation-proof': plain,
  'email-confirmation': { ...plain, keepsFailure: true },
  'email-changed': plain,
} as const;

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
  // Somebody else may look at it later.
  sent.catch(() => {});
  let begun = 0;
  const queue = new MailQueue({
    database: temporary.database,
    letters,
    publicUrl: 'https://console.demo.test',
    background,
    isSetUp: true,
    now: () => now,
    mailer: {
      check: async () => {},
      send: async (mail) => {
        begun += 1;
        await sent;
        mails.push(mail);
      },
    },
  });
  return {
    queue,
    mails,
    problems,
    begun: () => begun,
    ask: (wish: MailWish = notice) => queueMail(temporary.database, wish, now),
    run: () => {
      queue.start();
      return background.settled();
    },
  };
}

/** An instance whose mail server takes the messages when the test says so. */
function slowInstance() {
  let take = () => {};
  const sent = new Promise<void>((resolve) => {
    take = resolve;
  });
  return { instance: instance(asked, sent), take };
}

const away = () => Promise.reject(new MailError('connection refused'));
const refused = () => Promise.reject(new MailError('no such mailbox', { isFinal: true }));
const jobs = () => temporary.database.select().from(mailJobs);

async function messages(): Promise<string[]> {
  const rows = await temporary.database.select().from(auditLogEntries);
  return rows.map(({ message }) => message);
}

test('the database has the job until the mail is sent', async () => {
  const { instance: first, take } = slowInstance();
  await first.ask();
  const run = first.run();
  expect(await jobs()).toMatchObject([notice]);
  take();
  await run;
  expect(first.mails).toMatchObject([{ to: notice.email }]);
  expect(await jobs()).toEqual([]);
});

test('of several instances, one sends the mail of an instance that has died, once', async () => {
  const died = instance(asked, Promise.reject(new Error('killed')));
  await died.ask();
  await died.run();
  expect(died.problems).toHaveLength(1);
  expect(await jobs()).toHaveLength(1);

  const others = Array.from({ length: 4 }, () => instance(minutesLater(6)));
  await Promise.all(others.map(({ run }) => run()));
  expect(others.flatMap(({ mails }) => mails)).toMatchObject([{ to: notice.email }]);
  expect(await jobs()).toEqual([]);
});

test('a mail ends with the console that sent it and the address that gets it', async () => {
  const sender = instance(asked);
  await sender.ask();
  await sender.run();
  expect(sender.mails[0]?.text.split('\n\n').at(-1)).toBe(
    `The Authentication console at https://console.demo.test sent this message to ${notice.email}.`,
  );
});

test('nobody takes over a mail that an instance is still sending', async () => {
  const busy = instance(asked, new Promise(() => {}));
  await busy.ask();
  void busy.run();
  await expect.poll(busy.begun).toBe(1);
  const other = instance(minutesLater(4));
  await other.run();
  expect(other.mails).toEqual([]);
  expect(await jobs()).toHaveLength(1);
});

test('a mail that was taken while a clock was wrong is taken over', async () => {
  const wrong = instance(minutesLater(60 * 24), new Promise(() => {}));
  await wrong.ask();
  void wrong.run();
  await expect.poll(wrong.begun).toBe(1);
  const right = instance(asked);
  await right.run();
  expect(right.mails).toHaveLength(1);
});

test('a mail of an instance of the release before is taken over', async () => {
  const moments = { dateTimeCreated: asked, dateTimeTaken: asked };
  await temporary.database.insert(mailJobs).values({ ...notice, ...moments });
  const early = instance(minutesLater(4));
  await early.run();
  expect(early.mails).toEqual([]);
  const later = instance(minutesLater(6));
  await later.run();
  expect(later.mails).toMatchObject([{ to: notice.email }]);
});

test('a mail server that hangs keeps five connections busy, and the answer says what waits', async () => {
  const hanging = instance(asked, new Promise(() => {}));
  const ids = [];
  for (let mail = 0; mail < 8; mail += 1) ids.push(await hanging.ask());
  void hanging.run();
  await expect.poll(hanging.begun).toBe(5);
  const began = performance.now();
  expect(await Promise.all(ids.map((id) => hanging.queue.outcomeOf(id)))).toEqual(
    ids.map(() => 'Pending'),
  );
  expect(performance.now() - began).toBeLessThan(5_000);
  expect(hanging.begun()).toBe(5);
});

test('an answer waits for its mail two seconds, whatever is collected as garbage', async () => {
  const busy = instance(asked, new Promise(() => {}));
  const jobID = await busy.ask();
  void busy.run();
  const outcome = busy.queue.outcomeOf(jobID);
  setFlagsFromString('--expose-gc');
  const collect = setInterval(runInNewContext('gc'), 100);
  const late = new Promise((resolve) => setTimeout(resolve, 8_000, 'late'));
  expect(await Promise.race([outcome, late])).toBe('Pending');
  clearInterval(collect);
});

test('an answer says that its mail was sent, although it read the job before', async () => {
  const { instance: busy, take } = slowInstance();
  const jobID = await busy.ask();
  const run = busy.run();
  await expect.poll(busy.begun).toBe(1);
  const read = await jobs();
  const where = async () => {
    take();
    await run;
    return read;
  };
  const slowRead = { from: () => ({ where }) };
  vi.spyOn(temporary.database, 'select').mockReturnValueOnce(slowRead as never);
  expect(await busy.queue.outcomeOf(jobID)).toBe('Sent');
});

test('a stopped queue leaves what waits to the next start', async () => {
  const stopped = instance(asked);
  await stopped.ask();
  stopped.queue.stop();
  await stopped.run();
  expect(stopped.mails).toEqual([]);
  const next = instance(asked);
  await next.run();
  expect(next.mails).toHaveLength(1);
});

test('a mail that the mail server does not take is tried again, for an hour', async () => {
  const first = instance(asked, away());
  const id = await first.ask();
  await first.run();
  expect(await first.queue.outcomeOf(id)).toBe('Pending');
  const soon = instance(minutesLater(4));
  await soon.run();
  expect(soon.mails).toEqual([]);
  await instance(minutesLater(6), away()).run();
  expect(await jobs()).toHaveLength(1);

  const back = instance(minutesLater(12));
  await back.run();
  expect(back.mails).toMatchObject([{ to: notice.email }]);
  expect(await back.queue.outcomeOf(id)).toBe('Sent');
  expect(await messages()).toEqual([
    'A mail to nia@demo.test could not be sent. It is tried again for an hour.',
  ]);
});

test('after an hour a mail is given up, and the audit log says so', async () => {
  const first = instance(asked, away());
  await first.ask();
  await first.run();
  await instance(minutesLater(61), away()).run();
  expect(await jobs()).toEqual([]);
  expect((await messages()).at(-1)).toBe(
    'A mail to nia@demo.test could not be sent. It is not tried again.',
  );
});

test('a mail that a clock in the future stored is given up after an hour as well', async () => {
  const wrong = instance(minutesLater(48 * 60), new Promise(() => {}));
  await wrong.ask();
  void wrong.run();
  await expect.poll(wrong.begun).toBe(1);
  await instance(asked, away()).run();
  expect(await jobs()).toMatchObject([{ dateTimeCreated: asked }]);
  await instance(minutesLater(61), away()).run();
  expect(await jobs()).toEqual([]);
});

test('a mail that is refused for good is not tried again, and its job says so', async () => {
  const refusing = instance(asked, refused());
  const id = await refusing.ask({ ...notice, kind: 'email-confirmation' });
  await refusing.run();
  expect(await refusing.queue.outcomeOf(id)).toBe('Failed');
  const later = instance(minutesLater(10));
  await later.run();
  expect(later.mails).toEqual([]);
  expect(await messages()).toEqual([
    'A mail to nia@demo.test could not be sent. It is not tried again.',
  ]);
});
