import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OrganisationUserLink, User } from '../../src/api/schema.gen';
import { demoAccounts, demoPassword } from '../database/seed/demo-accounts';
import { fixedIdentifier } from '../database/seed/fixed-identifiers';
import { readAuditLog } from '../testing/audit-log';
import { postForm, signIn, type TestService, testService } from '../testing/test-service';

const { ordinaryUser, administrator, superUser } = demoAccounts;

let service: TestService;

beforeEach(async () => {
  service = await testService();
});

afterEach(() => service.close());

const get = (path: string, Cookie: string) => service.call(path, { headers: { Cookie } });
const isSignedIn = async (cookie: string) =>
  (await get('/Authentication/current', cookie)).status === 200;
const userOf = async (id: string) =>
  (await (await service.call(`/api/user/${id}`, { as: 'superUser' })).json()) as User;
const save = async (id: string, change: Partial<User>) => {
  const body = { changes: [{ ...(await userOf(id)), ...change }], deletes: [] };
  expect((await service.call('/api/user/batch', { as: 'superUser', body })).status).toBe(200);
};
const ended = () => readAuditLog(service, ' ended ');

test('a super user who changes an address ends the sessions of that user', async () => {
  const cookies = [
    await signIn(service, ordinaryUser.email, demoPassword),
    await signIn(service, ordinaryUser.email, demoPassword),
  ];
  const neighbour = await service.cookieOf('administrator');
  await save(ordinaryUser.userID, { fullName: 'Uma Berg' });
  await save(ordinaryUser.userID, { email: 'USER@demo.test' });
  expect(await Promise.all(cookies.map(isSignedIn))).toEqual([true, true]);
  await save(ordinaryUser.userID, { email: 'uma@new.test' });
  expect(await Promise.all(cookies.map(isSignedIn))).toEqual([false, false]);
  expect(await isSignedIn(neighbour)).toBe(true);
  const { fullName } = await userOf(superUser.userID);
  expect(await ended()).toEqual([
    {
      type: 130,
      userID: superUser.userID,
      message: `${fullName} ended 2 sessions of Uma Berg: the address was changed.`,
    },
  ]);
});

test('a reset link that was mailed to the previous address sets no password any more', async () => {
  const ask = { email: ordinaryUser.email };
  expect((await service.call('/passwordreset/send', { body: ask })).status).toBe(200);
  const mailed = async () => (await service.fetch('/dev/outbox')).text();
  await vi.waitFor(async () => expect(await mailed()).toContain('/resetpassword/validate/'));
  const token = (await mailed()).match(/resetpassword\/validate\/([\w-]+)\//)?.[1];
  await save(ordinaryUser.userID, { email: 'uma@new.test' });
  const body = { email: 'uma@new.test', token, userPassword: 'Seven gulls' };
  expect((await service.call('/passwordreset/confirm', { body })).status).toBe(404);
});

test('a super user who changes the own address keeps the session of the change', async () => {
  const other = await signIn(service, superUser.email, demoPassword);
  await save(superUser.userID, { email: 'super@new.test' });
  expect(await isSignedIn(other)).toBe(false);
  expect(await isSignedIn(await service.cookieOf('superUser'))).toBe(true);
});

test('losing the scope superuser ends the sessions; getting it takes effect at once', async () => {
  const cookie = await signIn(service, ordinaryUser.email, demoPassword);
  expect((await get('/api/user', cookie)).status).toBe(403);
  await save(ordinaryUser.userID, { scopes: ['superuser'] });
  expect((await get('/api/user', cookie)).status).toBe(200);
  await save(ordinaryUser.userID, { scopes: [] });
  expect((await get('/api/user', cookie)).status).toBe(401);
  expect(await ended()).toMatchObject([
    { userID: superUser.userID, message: expect.stringContaining('rights were taken away') },
  ]);
});

test('the deletion of a user ends the sessions with an entry of its own', async () => {
  const cookie = await signIn(service, ordinaryUser.email, demoPassword);
  const body = { changes: [], deletes: [ordinaryUser.userID] };
  expect((await service.call('/api/user/batch', { as: 'superUser', body })).status).toBe(200);
  expect(await isSignedIn(cookie)).toBe(false);
  expect(await ended()).toMatchObject([
    { message: expect.stringMatching(/ a session of Uma Olsen .*: the account was deleted\.$/) },
  ]);
});

test('losing an organisation takes effect at the next call, and the session goes on', async () => {
  const harbour = `/api/organisation/${fixedIdentifier('organisation', 3)}`;
  const cookie = await signIn(service, administrator.email, demoPassword);
  const links = (await (await get(`${harbour}/links`, cookie)).json()) as OrganisationUserLink[];
  const own = links.find(({ teamUserID }) => teamUserID === administrator.userID);
  const body = { changes: [], deletes: [own?.organisationUserLinkID] };
  const path = `${harbour}/links/batch`;
  expect((await service.call(path, { as: 'superUser', body })).status).toBe(200);
  expect((await get(`${harbour}/links`, cookie)).status).toBe(403);
  expect(await isSignedIn(cookie)).toBe(true);
});

test('confirming a new address ends all sessions except that of the browser', async () => {
  const [present, other] = [
    await signIn(service, ordinaryUser.email, demoPassword),
    await signIn(service, ordinaryUser.email, demoPassword),
  ];
  const neighbour = await service.cookieOf('administrator');
  const link = await askForAddress(present, 'uma@new.test');
  const confirmed = await postForm(service, link, { password: demoPassword }, { Cookie: present });
  expect(confirmed.status).toBe(303);
  expect(await Promise.all([present, other, neighbour].map(isSignedIn))).toEqual([
    true,
    false,
    true,
  ]);
  expect(await ended()).toEqual([
    {
      type: 130,
      userID: ordinaryUser.userID,
      message: 'Uma Olsen ended a session of Uma Olsen (unknown): the new address was confirmed.',
    },
  ]);
});

test("a browser without a session of the account keeps none, whoever's session it has", async () => {
  const own = await signIn(service, ordinaryUser.email, demoPassword);
  const link = await askForAddress(own, 'uma@new.test');
  const neighbour = await service.cookieOf('administrator');
  expect(
    (await postForm(service, link, { password: demoPassword }, { Cookie: neighbour })).status,
  ).toBe(303);
  expect([await isSignedIn(own), await isSignedIn(neighbour)]).toEqual([false, true]);
});

/** Saves a new address in the own profile. Returns the path of the link that confirms it. */
async function askForAddress(Cookie: string, email: string): Promise<string> {
  const profile = (await (await get('/api/user/profile', Cookie)).json()) as User;
  const body = { ...profile, email };
  expect((await service.call('/api/user/profile', { headers: { Cookie }, body })).status).toBe(200);
  const outbox = await (await service.fetch('/dev/outbox')).text();
  return new URL(outbox.match(/href="([^"]+confirmemail[^"]+)"/)?.[1] ?? '').pathname;
}
