import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { demoPassword } from '../database/seed/demo-accounts';
import { readAuditLog } from '../testing/audit-log';
import { fileOf } from '../testing/fresh-organisation';
import { accept, invite } from '../testing/invitations';
import { quickPasswords } from '../testing/quick-passwords';
import { postForm, signIn, type TestService, testService } from '../testing/test-service';
import { tooManyHashes } from './password-hash';

let service: TestService;
let isBusy = false;
/** The addresses whose hashes count together. */
const addresses: unknown[] = [];

beforeAll(async () => {
  const unlessBusy =
    <Input extends unknown[], Output>(work: (...input: Input) => Promise<Output>) =>
    async (...input: Input) => {
      addresses.push(input.at(-1));
      if (isBusy) throw tooManyHashes();
      return work(...input);
    };
  service = await testService({
    passwords: {
      ...quickPasswords,
      hash: unlessBusy(quickPasswords.hash),
      verify: unlessBusy(quickPasswords.verify),
    },
  });
});
afterAll(() => service.close());

const login = '/authentication/login';
const busyText = 'Many people are signing in at this time. Please try again in half a minute.';
const person = { email: 'user@demo.test', password: demoPassword };

/** Makes more attempts than the limit of failures allows, while the service has too much to do. */
async function whileBusy<Result>(attempt: () => Promise<Result>): Promise<Result[]> {
  isBusy = true;
  const results = [];
  for (let time = 0; time < 12; time += 1) results.push(await attempt());
  isBusy = false;
  return results;
}

test('a sign-in that finds no room is told when to come back, and counts for nothing', async () => {
  const answers = await whileBusy(() => postForm(service, login, person));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  expect(answers[0]?.headers.get('Retry-After')).toBe('30');
  expect(await answers[0]?.text()).toContain(busyText);
  expect(await signIn(service, person.email, person.password)).toMatch(/^session=/);
  expect(await readAuditLog(service, 'Sign-in as')).toEqual([]);
  expect(service.errors.filter((line) => /failed/.test(line))).toEqual([]);
});

test('so does a change of the password', async () => {
  const Cookie = await signIn(service, person.email, person.password);
  const change = { userID: '10000000-0000-4000-8000-000000000003', oldPassword: demoPassword };
  const body = { changes: [{ ...change, newPassword: 'a-new-one-of-harbour' }], deletes: [] };
  const send = () => service.call('/api/user/batch/changepassword', { body, headers: { Cookie } });
  const [busy] = await whileBusy(send);
  expect([busy?.status, busy?.headers.get('Retry-After'), await busy?.text()]).toEqual([
    503,
    '30',
    busyText,
  ]);
  expect((await send()).status).toBe(200);
});

test('a sign-in with a hash of other work stores one of the present work', async () => {
  const { email } = person;
  const other = await testService({ passwords: { ...quickPasswords, isOutdated: () => true } });
  const file = fileOf(other);
  const stored = async () => {
    const sql = 'select password_hash from users where email = ?';
    return (await file.execute({ sql, args: [email] })).rows[0]?.password_hash;
  };
  const before = await stored();
  expect(await signIn(other, email, demoPassword)).toMatch(/^session=/);
  expect(await stored()).not.toBe(before);
  expect(await signIn(other, email, demoPassword)).toMatch(/^session=/);
  file.close();
  await other.close();
});

test('each hash that anybody may ask for counts for the network that asks', async () => {
  await accept(service, await invite(service));
  const { email } = person;
  await service.call('/passwordreset/send', { body: { email } });
  const token = await vi.waitFor(async () => {
    const outbox = await (await service.fetch('/dev/outbox')).text();
    const found = /resetpassword\/validate\/([\w-]{43})/.exec(outbox)?.[1];
    expect(found).toBeDefined();
    return found;
  });
  const body = { email, token, userPassword: 'another-one-of-harbour' };
  expect((await service.call('/passwordreset/confirm', { body })).status).toBe(200);
  expect(new Set(addresses)).toEqual(new Set(['unknown']));
});
