import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { demoAccounts, demoPassword } from '../database/seed/demo-accounts';
import { readAuditLog } from '../testing/audit-log';
import { fileOf } from '../testing/fresh-organisation';
import { postForm, signIn, type TestService, testService } from '../testing/test-service';
import { leaveUnconfirmed } from '../testing/unconfirmed';
import { hashToken, newToken } from './random-token';

const { email, userID } = demoAccounts.ordinaryUser;
const newPassword = 'Another-gull-at-noon';
const waits = 'nobody has confirmed yet who reads the mail of this address';

let service: TestService;

beforeAll(async () => {
  service = await testService();
});

afterAll(() => service.close());

const postLogin = async (password: string) => {
  const answer = await postForm(service, '/authentication/login', { email, password });
  return {
    status: answer.status,
    cookie: answer.headers.get('Set-Cookie'),
    page: await answer.text(),
  };
};

test('an unconfirmed account has no session until a reset by mail confirms it', async () => {
  const Cookie = await signIn(service, email, demoPassword);
  const current = () => service.call('/Authentication/current', { headers: { Cookie } });
  expect((await current()).status).toBe(200);
  await leaveUnconfirmed(service);
  expect((await current()).status).toBe(401);

  const wrong = await postLogin('not-this-one');
  expect(wrong.status).toBe(422);
  expect(wrong.page).not.toContain(waits);
  const right = await postLogin(demoPassword);
  expect([right.status, right.cookie]).toEqual([403, null]);
  expect(right.page).toContain(waits);
  expect(right.page).toContain('<a href="/resetpassword">Ask for the mail</a>');
  expect(await readAuditLog(service, `Sign-in as ${email} was refused`)).toEqual([
    {
      type: 102,
      userID: null,
      message: `Sign-in as ${email} was refused (unknown): nobody has confirmed the address.`,
    },
  ]);

  await service.call('/passwordreset/send', { body: { email } });
  const token = await vi.waitFor(async () => {
    const outbox = await (await service.fetch('/dev/outbox')).text();
    const [, found] = /resetpassword\/validate\/([\w-]{43})\//.exec(outbox) ?? [];
    if (found === undefined) throw new Error('The outbox has no mail with a link yet.');
    return found;
  });
  const body = { email, token, userPassword: newPassword };
  expect((await service.call('/passwordreset/confirm', { body })).status).toBe(200);
  expect((await postLogin(demoPassword)).status).toBe(422);
  await signIn(service, email, newPassword);
});

test('a pending change of the address does not confirm the account', async () => {
  await leaveUnconfirmed(service);
  const token = newToken();
  const file = fileOf(service);
  await file.execute({
    sql: `insert into email_changes values (?, 'elsewhere@demo.test', ?, 0, ?)`,
    args: [userID, hashToken(token), service.clock.now.getTime() + 60_000],
  });
  const link = `/authentication/confirmemail/${token}`;
  expect((await service.fetch(link)).status).toBe(404);
  expect((await postForm(service, link, {})).status).toBe(404);
  file.close();
});
