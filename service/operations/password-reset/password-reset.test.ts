import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { hashToken } from '../../authentication/random-token';
import { demoAccounts, demoPassword } from '../../database/seed/demo-accounts';
import { fixedIdentifier } from '../../database/seed/fixed-identifiers';
import { readAuditLog } from '../../testing/audit-log';
import { mailServer, serviceWithMail } from '../../testing/mail-server';
import { postForm, signIn, type TestService, testService } from '../../testing/test-service';

const ok = [200, '{"resultText":"Ok"}'];
const newPassword = 'Lantern-over-the-Quay-7';
const minute = 60_000;
const patience = { timeout: 10_000 };

let mailed: Awaited<ReturnType<typeof serviceWithMail>>;
let server: typeof mailed.server;
let service: TestService;

beforeAll(async () => {
  mailed = await serviceWithMail();
  ({ server, service } = mailed);
});

afterAll(() => mailed.close());

async function post(step: 'send' | 'validate' | 'confirm', body: object, to = service) {
  const response = await to.call(`/passwordreset/${step}`, { body });
  return [response.status, await response.text()];
}

/** Requests a reset and reads the token from the mail. */
async function askFor(email: string): Promise<string> {
  const links = () => [
    ...server
      .text()
      .matchAll(/https:\/\/console\.demo\.test\/resetpassword\/validate\/([\w-]+)\/(\S+)/g),
  ];
  const before = links().length;
  expect(await post('send', { email })).toEqual(ok);
  await vi.waitFor(() => expect(links().length).toBe(before + 1), patience);
  const [, token = '', address = ''] = links().at(-1) ?? [];
  expect(decodeURIComponent(address).toLowerCase()).toBe(email.trim().toLowerCase());
  return token;
}

const passwordOf = async (email: string, password: string) =>
  (await postForm(service, '/authentication/login', { email, password })).status === 303;

async function addUser(email: string): Promise<string> {
  const fields = { shortName: 'Reset', fullName: 'Resa Settler', email };
  const response = await service.call('/api/user/batch', {
    as: 'superUser',
    body: { changes: [fields], deletes: [] },
  });
  const { changes } = (await response.json()) as { changes: [{ userID: string }] };
  return changes[0].userID;
}

test('a mail with a link that works once sets a new password', async () => {
  const { email } = demoAccounts.ordinaryUser;
  const cookie = await signIn(service, email, demoPassword);
  const token = await askFor(` ${email.toUpperCase()} `);
  expect(await post('validate', { email, token })).toEqual(ok);
  // Validating changes nothing.
  expect(await post('validate', { email, token })).toEqual(ok);

  const body = { email, token, userPassword: newPassword };
  const headers = { 'User-Agent': 'curl/8.5', 'X-Forwarded-For': '203.0.113.24' };
  const confirmed = await service.call('/passwordreset/confirm', { body, headers });
  expect([confirmed.status, await confirmed.text()]).toEqual(ok);
  expect(await passwordOf(email, newPassword)).toBe(true);
  const current = await service.call('/Authentication/current', { headers: { Cookie: cookie } });
  expect(current.status).toBe(401);

  const missing = 'NotFound_PasswordResetExpiredOrMissing';
  expect(await post('validate', { email, token })).toEqual([404, missing]);
  expect(await post('confirm', { email, token, userPassword: newPassword })).toEqual([
    404,
    'NotFound_ExpiredOrMissing',
  ]);
  const userID = fixedIdentifier('user', 3);
  expect(await readAuditLog(service, `password reset was asked for ${email}`)).toHaveLength(1);
  expect(await readAuditLog(service, 'by a link from a mail')).toMatchObject([
    {
      type: 403,
      userID,
      message: expect.stringMatching(/ from a mail \(curl, 203\.0\.113\.24\)\.$/),
    },
  ]);
  await vi.waitFor(
    () => expect(server.text()).toContain('Subject: Your password was changed'),
    patience,
  );
});

test.each([
  ['no.account@demo.test', ', which no user has.'],
  [demoAccounts.administrator.email, '.'],
])('the audit log says with which device a reset was asked for %s', async (email, end) => {
  const headers = {
    'User-Agent': `${'x'.repeat(40)} <b>of nobody`,
    'X-Forwarded-For': '203.0.113.25',
  };
  const asked = await service.call('/passwordreset/send', { body: { email }, headers });
  expect([asked.status, await asked.text()]).toEqual(ok);
  const text = `A password reset was asked for ${email} (${'x'.repeat(32)}, 203.0.113.25)${end}`;
  await vi.waitFor(async () => expect(await readAuditLog(service, text)).toHaveLength(1), patience);
});

test('a person who was locked out can sign in with the password that a reset has set', async () => {
  const email = 'Locked.Out@demo.test';
  await addUser(email);
  const trySignIn = async (typedEmail: string, password: string) =>
    (await postForm(service, '/authentication/login', { email: typedEmail, password })).status;
  const tries = Array.from({ length: 10 }, () => trySignIn(email.toLowerCase(), 'wrong'));
  expect(await Promise.all(tries)).toEqual(Array(10).fill(422));

  const token = await askFor(email);
  const confirm = (userPassword: string) => post('confirm', { email, token, userPassword });
  expect((await confirm('sh0rt-A'))[0]).toBe(400);
  expect(await trySignIn(email, newPassword)).toBe(429);
  expect(await confirm(newPassword)).toEqual(ok);
  expect(await trySignIn(email, newPassword)).toBe(303);
});

test.each(['nia+till@demo.test', 'nia%20@demo.test', 'zoë.müller@demo.test'])(
  'the address %s arrives unchanged through the mail',
  async (email) => {
    await addUser(email);
    const token = await askFor(email);
    expect(await post('validate', { email, token })).toEqual(ok);
    // A mail program may rewrite the address like this.
    expect(await post('validate', { email: email.normalize('NFD'), token })).toEqual(ok);
    expect(await post('confirm', { email, token, userPassword: newPassword })).toEqual(ok);
  },
);

test('the service stores only the hash of a token, and no log has the token', async () => {
  const { email } = demoAccounts.administrator;
  const token = await askFor(email);
  const client = createClient({ url: `file:${join(service.folder, 'service.db')}` });
  const { rows } = await client.execute('select token_hash from password_resets');
  client.close();
  expect(rows.map((row) => row.token_hash)).toContain(hashToken(token));
  await service.fetch(`/resetpassword/validate/${token}/${encodeURIComponent(email)}`);
  expect([...service.lines, ...service.errors].join('\n')).not.toContain(token);
});

test('an address without an account gets the same answer and no mail', async () => {
  const lines = server.lines.filter((line) => line.startsWith('RCPT')).length;
  expect(await post('send', { email: 'nobody.at.all@demo.test' })).toEqual(ok);
  await vi.waitFor(
    async () =>
      expect(await readAuditLog(service, 'asked for nobody.at.all@demo.test')).toHaveLength(1),
    patience,
  );
  expect(server.lines.filter((line) => line.startsWith('RCPT'))).toHaveLength(lines);
});

test.each(['', '  ', 'nobody', 'nobody@', 'nobody@demo', 'nobody@demo.', 'a b@demo.test'])(
  'the service refuses the address "%s"',
  async (email) => {
    expect(await post('send', { email })).toEqual([
      400,
      'BadRequest_PasswordResetRequestHasInvalidParameters',
    ]);
  },
);

test('a token works for its own address only, and for an hour', async () => {
  const email = 'hour.glass@demo.test';
  await addUser(email);
  const token = await askFor(email);
  const other = { email: demoAccounts.superUser.email, token };
  expect(await post('validate', other)).toEqual([
    400,
    'BadRequest_PasswordResetHasInvalidParameters',
  ]);
  expect(await post('confirm', { ...other, userPassword: newPassword })).toEqual([
    400,
    'BadRequest_InvalidParameters',
  ]);
  expect(await post('validate', { email, token: '' })).toEqual([
    400,
    'BadRequest_PasswordResetHasInvalidParameters',
  ]);
  const start = service.clock.now;
  service.clock.now = new Date(start.getTime() + 60 * minute - 1);
  expect(await post('validate', { email, token })).toEqual(ok);
  service.clock.now = new Date(start.getTime() + 60 * minute);
  expect(await post('validate', { email, token })).toEqual([
    400,
    'BadRequest_PasswordResetHasExpired',
  ]);
  expect(await post('confirm', { email, token, userPassword: newPassword })).toEqual([
    400,
    'BadRequest_Expired',
  ]);
  service.clock.now = start;
});

test('a refused password leaves the link valid', async () => {
  const email = 'second.try@demo.test';
  await addUser(email);
  const token = await askFor(email);
  const confirm = (userPassword: string) => post('confirm', { email, token, userPassword });
  expect(await confirm('sh0rt-A')).toEqual([400, 'BadRequest_PasswordTooShort']);
  expect(await confirm('Password2026!')).toEqual([400, 'BadRequest_PasswordTooCommon']);
  expect(await confirm('second.try')).toEqual([400, 'BadRequest_PasswordTooCommon']);
  expect(await confirm('x y'.repeat(400))).toEqual([400, 'BadRequest_InvalidParameters']);
  expect(await confirm(' with spaces ')).toEqual(ok);
  expect(await passwordOf(email, ' with spaces ')).toBe(true);
});

test('of two confirmations at once one wins', async () => {
  const email = 'twice.over@demo.test';
  await addUser(email);
  const token = await askFor(email);
  const answers = await Promise.all([
    post('confirm', { email, token, userPassword: 'first of two-1' }),
    post('confirm', { email, token, userPassword: 'second of two-2' }),
  ]);
  expect(answers.map(([status]) => status).sort()).toEqual([200, 404]);
});

test('either of two mails works, and after its use neither does', async () => {
  const email = 'asked.twice@demo.test';
  await addUser(email);
  const first = await askFor(email);
  const second = await askFor(email);
  expect(await post('confirm', { email, token: first, userPassword: newPassword })).toEqual(ok);
  expect(await post('validate', { email, token: second })).toMatchObject([404, expect.anything()]);
});

test('five requests an hour are possible for an address, with an account or without', async () => {
  for (const email of ['limit.known@demo.test', 'limit.unknown@demo.test']) {
    if (email.includes('.known')) await addUser(email);
    for (let request = 1; request <= 5; request += 1)
      expect(await post('send', { email })).toEqual(ok);
    expect(await post('send', { email: email.toUpperCase() })).toEqual([
      400,
      'BadRequest_PasswordResetRequestTooManyAttempts',
    ]);
  }
});

test('a hundred people behind one network can each ask for a mail', async () => {
  const other = await testService();
  for (let person = 1; person <= 110; person += 1) {
    expect(await post('send', { email: `person${person}@nobody.test` }, other)).toEqual(ok);
  }
  await other.close();
});

test('after 100 wrong tokens the service refuses further attempts', async () => {
  const other = await testService();
  const body = { email: 'nobody@demo.test', token: 'guessed' };
  for (let attempt = 1; attempt <= 100; attempt += 1) {
    expect((await post('validate', body, other))[0]).toBe(404);
  }
  const tooMany = [400, 'BadRequest_PasswordResetRequestTooManyAttempts'];
  expect(await post('validate', body, other)).toEqual(tooMany);
  expect(await post('confirm', { ...body, userPassword: newPassword }, other)).toEqual(tooMany);
  await other.close();
});

test('requests of one moment open one connection to the mail server', async () => {
  const other = await serviceWithMail();
  const addresses = Array.from({ length: 40 }, (_, number) => `nobody${number}@demo.test`);
  const answers = await Promise.all(
    addresses.map((email) => post('send', { email }, other.service)),
  );
  expect(answers).toEqual(addresses.map(() => ok));
  expect(other.server.connections()).toBe(1);
  await other.close();
});

test('without a working mail server every address gets the same failure', async () => {
  const other = await testService({ isDemo: false, firstSuperUser: null });
  expect(await post('send', { email: 'anybody@demo.test' }, other)).toEqual([
    400,
    'BadRequest_PasswordResetRequestEmailSendFailure',
  ]);
  await other.close();
  const gone = await mailServer();
  gone.close();
  const stopped = await testService({ smtpUrl: `smtp://127.0.0.1:${gone.port}/` });
  for (const email of [demoAccounts.superUser.email, 'nobody@demo.test']) {
    expect(await post('send', { email }, stopped)).toEqual([
      400,
      'BadRequest_PasswordResetRequestEmailSendFailure',
    ]);
  }
  await stopped.close();
});
