import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailJobs } from '../../database/schema/mail-jobs';
import { demoAccounts } from '../../database/seed/demo-accounts';
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
