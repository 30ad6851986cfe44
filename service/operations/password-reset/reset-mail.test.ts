import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeResets } from '../../authentication/remove-resets';
import { mailJobs } from '../../database/schema/mail-jobs';
import { demoAccounts, demoPassword } from '../../database/seed/demo-accounts';
import { fixedIdentifier } from '../../database/seed/fixed-identifiers';
import type { Mail } from '../../mail/mailer';
import { MailError } from '../../mail/mailer';
import { queueMail } from '../../mail-queue/mail-jobs';
import { readAuditLog } from '../../testing/audit-log';
import { type TestService, testService } from '../../testing/test-service';

const { email, userID } = demoAccounts.ordinaryUser;

let service: TestService;

beforeAll(async () => {
  service = await testService();
});

afterAll(() => service.close());

/** Lets an instance send a mail that another one has taken before. */
async function sendAgain(job: Partial<typeof mailJobs.$inferInsert>) {
  await queueMail(service.database, { kind: 'password-reset', email }, service.clock.now);
  await service.database.update(mailJobs).set({ attempts: 1, ...job });
  await service.restart();
  await expect.poll(() => service.database.$count(mailJobs)).toBe(0);
}

test('the audit log has a reset once, although its first instance has died', async () => {
  const asked = () => readAuditLog(service, `A password reset was asked for ${email}.`);
  await sendAgain({});
  expect(await asked()).toMatchObject([{ userID: null }]);
  await sendAgain({ userID });
  expect(await asked()).toHaveLength(1);
});

test('a reset mail that waits while the password is changed is not sent any more', async () => {
  const sent: string[] = [];
  let isDown = true;
  const send = async ({ subject }: Mail) => {
    if (isDown) throw new MailError('Not now.');
    sent.push(subject);
  };
  const waiting = await testService({ mailer: { check: async () => {}, send } });
  const reset = { body: { email } };
  await waiting.call('/passwordreset/send', reset);
  const attempted = () => waiting.database.select().from(mailJobs);
  await expect.poll(attempted).toMatchObject([{ attempts: 1, userID }]);
  const changes = [{ userID, oldPassword: demoPassword, newPassword: 'Lantern over the Quay' }];
  const body = { changes, deletes: [] };
  const changed = await waiting.call('/api/user/batch/changepassword', {
    as: 'ordinaryUser',
    body,
  });
  expect(changed.status).toBe(200);
  isDown = false;
  waiting.clock.now = new Date(waiting.clock.now.getTime() + 10 * 60_000);
  await waiting.restart();
  await expect.poll(() => waiting.database.$count(mailJobs)).toBe(0);
  expect(sent).toEqual([expect.stringContaining('password was changed')]);
  await waiting.close();
});

test('the end of reset links counts addresses as the same as the search for the account does', async () => {
  const owner = { userID: fixedIdentifier('user', 9), email: 'jörg@demo.test' };
  const now = service.clock.now;
  // Before an instance has begun it, a mail has only what was typed.
  const dateTimeDue = new Date(now.getTime() + 60_000);
  for (const typed of ['JO\u0308RG@demo.test', 'jorg@demo.test']) {
    await queueMail(service.database, { kind: 'password-reset', email: typed }, dateTimeDue);
  }
  await service.database.transaction((transaction) => removeResets(transaction, [owner]));
  expect(await service.database.select().from(mailJobs)).toMatchObject([
    { email: 'jorg@demo.test' },
  ]);
});
