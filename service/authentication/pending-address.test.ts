import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '../../src/api/schema.gen';
import { demoAccounts, demoPassword } from '../database/seed/demo-accounts';
import { readAuditLog } from '../testing/audit-log';
import { fileOf } from '../testing/fresh-organisation';
import { postForm, signIn, type TestService, testService } from '../testing/test-service';
import { hashToken } from './random-token';

const { ordinaryUser, superUser } = demoAccounts;
const sessions = `/api/user/${ordinaryUser.userID}/sessions`;

let service: TestService;

beforeEach(async () => {
  service = await testService();
});

afterEach(() => service.close());

const newSession = () => signIn(service, ordinaryUser.email, demoPassword);

async function ask(Cookie: string): Promise<Response> {
  const path = '/api/user/profile';
  const profile = (await (await service.call(path, { headers: { Cookie } })).json()) as User;
  const body = { ...profile, email: 'thief@elsewhere.test' };
  return service.call(path, { headers: { Cookie }, body });
}

/** Asks for a new address in a session of somebody else. Returns the path of the mailed link. */
async function askAsThief(): Promise<string> {
  expect((await ask(await newSession())).status).toBe(200);
  const outbox = await (await service.fetch('/dev/outbox')).text();
  return new URL(outbox.match(/href="([^"]+confirmemail[^"]+)"/)?.[1] ?? '').pathname;
}

const changePassword = (Cookie: string) => {
  const passwords = { oldPassword: demoPassword, newPassword: 'Seven gulls' };
  const body = { changes: [{ userID: ordinaryUser.userID, ...passwords }], deletes: [] };
  return service.call('/api/user/batch/changepassword', { headers: { Cookie }, body });
};
const endOthers = (Cookie: string) =>
  service.call(`${sessions}/end`, { method: 'POST', headers: { Cookie } });
const endLast = async (Cookie: string) => {
  const listed = await (await service.call(sessions, { headers: { Cookie } })).json();
  const { sessionID } = listed.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
  return service.call(`${sessions}/${sessionID}/end`, { method: 'POST', headers: { Cookie } });
};
const endAsSuperUser = () => service.call(`${sessions}/end`, { as: 'superUser', method: 'POST' });
/** Saves the person as a super user, with another address, or deletes them. */
async function saveUser(email: string | null) {
  const { userID } = ordinaryUser;
  const user = await (await service.call(`/api/user/${userID}`, { as: 'superUser' })).json();
  const body = email
    ? { changes: [{ ...user, email }], deletes: [] }
    : { changes: [], deletes: [userID] };
  return service.call('/api/user/batch', { as: 'superUser', body });
}
async function resetPassword() {
  const { email } = ordinaryUser;
  await service.call('/passwordreset/send', { body: { email } });
  const mailed = async () => (await service.fetch('/dev/outbox')).text();
  await vi.waitFor(async () => expect(await mailed()).toContain('/resetpassword/validate/'));
  const token = (await mailed()).match(/resetpassword\/validate\/([\w-]+)\//)?.[1];
  return service.call('/passwordreset/confirm', {
    body: { email, token, userPassword: 'Seven gulls' },
  });
}

/** Makes the person a super user. */
async function promote() {
  const user = await (
    await service.call(`/api/user/${ordinaryUser.userID}`, { as: 'superUser' })
  ).json();
  const body = { changes: [{ ...user, scopes: ['superuser'] }], deletes: [] };
  return service.call('/api/user/batch', { as: 'superUser', body });
}
/** The thief has signed out, so that the person has no other session. */
async function endNone(Cookie: string) {
  const database = fileOf(service);
  const sql = 'delete from sessions where token_hash <> ?';
  await database.execute({ sql, args: [hashToken(Cookie.split('=')[1] ?? '')] });
  database.close();
  return endOthers(Cookie);
}

const moveAway = () => saveUser('uma@new.test');
const writeInCapitals = () => saveUser(ordinaryUser.email.toUpperCase());
const deleteUser = () => saveUser(null);

test.each([
  ['changes the password', changePassword, ordinaryUser.userID, 'the password was changed'],
  ['ends the other sessions', endOthers, ordinaryUser.userID, 'sessions were ended'],
  ['ends one session', endLast, ordinaryUser.userID, 'sessions were ended'],
  [
    'ends the others, of which none is left',
    endNone,
    ordinaryUser.userID,
    'all other sessions were to end',
  ],
  ['becomes a super user', promote, superUser.userID, 'rights were given'],
  ['has the sessions ended', endAsSuperUser, superUser.userID, 'sessions were ended'],
  ['gets another address', moveAway, superUser.userID, 'the address was changed'],
  ['gets the address in capitals', writeInCapitals, superUser.userID, 'the address was changed'],
  ['resets the password', resetPassword, ordinaryUser.userID, 'the password was reset'],
  ['is deleted', deleteUser, superUser.userID, 'the account was deleted'],
])('nobody confirms a new address after its person %s', async (_, act, by, reason) => {
  const own = await newSession();
  const link = await askAsThief();
  expect((await act(own)).status).toBe(200);
  expect((await postForm(service, link, {})).status).toBe(404);
  expect(await readAuditLog(service, 'cannot be confirmed any more')).toEqual([
    {
      type: 400,
      userID: by,
      message: `The new address thief@elsewhere.test of Uma Olsen cannot be confirmed any more: ${reason}.`,
    },
  ]);
});

test.each([
  ['changed password', changePassword, 'Seven gulls'],
  ['reset password', resetPassword, 'Seven gulls'],
  ['ended session', endLast, demoPassword],
])('an address given up by a %s keeps the pause between two mails', async (_, act, password) => {
  const own = await newSession();
  await askAsThief();
  expect((await act(own)).status).toBe(200);
  const again = await signIn(service, ordinaryUser.email, password);
  expect((await ask(again)).headers.get('X-Error-Reason')).toMatch(/Wait a minute/);
});

test('an address that a clock in the future asked for delays no other one', async () => {
  const now = service.clock.now;
  service.clock.now = new Date(now.getTime() + 48 * 60 * 60_000);
  await askAsThief();
  service.clock.now = now;
  expect((await ask(await newSession())).status).toBe(200);
});

test('a session that ends while the mail is sent leaves no address to confirm', async () => {
  const Cookie = await newSession();
  const path = '/api/user/profile';
  const profile = (await (await service.call(path, { headers: { Cookie } })).json()) as User;
  const database = fileOf(service);
  // The service notes a use by another program before it does what the call asks for.
  await database.execute(
    `create trigger ended after update on sessions
     begin delete from sessions where token_hash = new.token_hash; end`,
  );
  const body = { ...profile, email: 'thief@elsewhere.test', shortName: 'Thief' };
  const headers = { Cookie, 'User-Agent': 'another' };
  expect((await service.call(path, { headers, body })).status).toBe(401);
  const { rows } = await database.execute('select count(*) as pending from email_changes');
  database.close();
  expect(rows[0]?.pending).toBe(0);
});
