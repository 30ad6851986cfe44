import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { attemptCounts } from '../database/schema/sign-in';
import { demoAccounts, demoPassword } from '../database/seed/demo-accounts';
import { fixedIdentifier } from '../database/seed/fixed-identifiers';
import type { MailJob } from '../mail-queue/mail-jobs';
import { readAuditLog } from '../testing/audit-log';
import { postForm, signIn, type TestService, testService } from '../testing/test-service';
import { emailChangedLetter } from './own-profile/email';
import { passwordChangedLetter } from './password-reset/notice';

const path = '/api/user/batch/changepassword';
const userID = fixedIdentifier('user', 3);
const { email } = demoAccounts.ordinaryUser;
// A password keeps the spaces at its ends: the service takes it exactly as typed.
const newPassword = ' Lantern over the Quay ';

let service: TestService;

beforeAll(async () => {
  service = await testService();
});

afterAll(() => service.close());

const change = (
  fields: Partial<{ userID: string; oldPassword: string; newPassword: string }>,
  cookie?: string,
) =>
  service.call(path, {
    as: cookie ? undefined : 'ordinaryUser',
    body: { changes: [{ userID, oldPassword: demoPassword, newPassword, ...fields }], deletes: [] },
    ...(cookie && { headers: { Cookie: cookie } }),
  });

const isSignedIn = async (cookie: string) =>
  (await service.call('/Authentication/current', { headers: { Cookie: cookie } })).status === 200;

const canSignIn = async (password: string) =>
  (await postForm(service, '/authentication/login', { email, password })).status === 303;

test.each([
  [{ oldPassword: 'not-the-password' }, 'PasswordChange_OldPasswordIsIncorrect'],
  [{ oldPassword: '' }, 'PasswordChange_OldPasswordIsIncorrect'],
  [{ newPassword: '' }, 'PasswordChange_NewPasswordIsInvalid'],
  [{ newPassword: 'sh0rt-A' }, 'PasswordChange_NewPasswordIsInvalid'],
  [{ newPassword: 'x y'.repeat(400) }, 'BadRequest', 'The new password is too long.'],
  [{ newPassword: demoPassword }, 'PasswordChange_NewPasswordMustBeDifferentFromOldPassword'],
  [{ newPassword: 'Password2026!' }, 'PasswordChange_NewPasswordIsTooCommon'],
  [{ newPassword: email }, 'PasswordChange_NewPasswordIsTooCommon'],
])('the service refuses change number %# with its code', async (fields, code, reason?: string) => {
  const response = await change(fields);
  expect([response.status, await response.text()]).toEqual([400, code]);
  expect(response.headers.get('X-Error-Reason')).toBe(reason ?? null);
  expect(await isSignedIn(await service.cookieOf('ordinaryUser'))).toBe(true);
});

test('the service refuses to change another password, whether the user exists or not', async () => {
  for (const other of [fixedIdentifier('user', 1), 'aaaaaaaa-0000-4000-8000-000000000000']) {
    const response = await change({ userID: other });
    expect([response.status, await response.text()]).toEqual([
      403,
      'You can only change your own password.',
    ]);
  }
});

test('a change ends the other sessions, keeps its own, and is in the audit log', async () => {
  const own = await signIn(service, email, demoPassword);
  const other = await signIn(service, email, demoPassword);
  const stranger = await service.cookieOf('administrator');

  const response = await change({}, own);
  expect([response.status, await response.json()]).toEqual([
    200,
    { changes: [{ userID }], deletes: [] },
  ]);
  expect(await isSignedIn(own)).toBe(true);
  expect(await isSignedIn(other)).toBe(false);
  expect(await isSignedIn(stranger)).toBe(true);
  expect(await canSignIn(newPassword.trim())).toBe(false);
  expect(await canSignIn(newPassword)).toBe(true);

  expect(await readAuditLog(service, 'changed their own password')).toEqual([
    { type: 401, userID, message: expect.stringContaining('changed their own password.') },
  ]);
  const outbox = async () => (await service.fetch('/dev/outbox')).text();
  await vi.waitFor(async () => expect(await outbox()).toContain('Your password was changed'), {
    timeout: 10_000,
  });
});

test('of two changes at once one wins, and the other answers a wrong old password', async () => {
  const { email: address } = demoAccounts.administrator;
  const cookie = await signIn(service, address, demoPassword);
  const ofAdministrator = { userID: fixedIdentifier('user', 2) };
  const responses = await Promise.all([
    change({ ...ofAdministrator, newPassword: 'first of two-1' }, cookie),
    change({ ...ofAdministrator, newPassword: 'second of two-2' }, cookie),
  ]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
});

test('after ten wrong old passwords the service refuses the right one too', async () => {
  const cookie = await service.cookieOf('superUser');
  const ofSuperUser = { userID: fixedIdentifier('user', 1) };
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    // The service does not hash a password of this length, so that the test does not wait.
    const response = await change({ ...ofSuperUser, oldPassword: 'x'.repeat(2_000) }, cookie);
    expect(response.status).toBe(400);
  }
  const response = await change(ofSuperUser, cookie);
  expect([response.status, await response.text()]).toEqual([
    400,
    'BadRequest_PasswordResetRequestTooManyAttempts',
  ]);
  const reached = await readAuditLog(
    service,
    'this person cannot change their own password for 15 minutes',
  );
  expect(reached).toMatchObject([{ type: 126, userID: ofSuperUser.userID }]);
});

test('a session that is ended while the old password is checked changes nothing', async () => {
  const { email: address } = demoAccounts.superUser;
  const person = fixedIdentifier('user', 1);
  const own = await signIn(service, address, demoPassword);
  await service.database.delete(attemptCounts);
  await service.database.run(
    sql.raw(`create trigger meanwhile after insert on attempt_counts
             begin delete from sessions where user_id = '${person}'; end`),
  );
  const response = await change({ userID: person }, own);
  await service.database.run('drop trigger meanwhile');
  expect([response.status, await response.text()]).toEqual([401, 'You are not signed in.']);
  const again = await postForm(service, '/authentication/login', {
    email: address,
    password: demoPassword,
  });
  expect(again.status).toBe(303);
});

test.each([passwordChangedLetter, emailChangedLetter])(
  'a mail about a change has its moment, however late the mail leaves: %o',
  async (letter) => {
    const dateTimeCreated = new Date('2026-11-21T12:00:00Z');
    const job = { ...demoAccounts.ordinaryUser, fullName: '', dateTimeCreated } as MailJob;
    const writing = { now: new Date('2026-11-21T12:55:00Z'), publicUrl: 'https://console.test' };
    const mail = await service.database.transaction((transaction) =>
      letter.write(transaction, job, writing),
    );
    expect(mail?.text).toContain('was changed on 21 November 2026 at 12:00 UTC.');
  },
);
