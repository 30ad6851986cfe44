import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Invite, User } from '../../src/api/schema.gen';
import { emailChanges, sessions } from '../database/schema/people';
import { accept, invite } from '../testing/invitations';
import { demo, harbour } from '../testing/organisation-access';
import { type TestService, testService } from '../testing/test-service';

const [sam, ada, uma] = [demo.user(1), demo.user(2), demo.user(3)];

let service: TestService;
beforeEach(async () => {
  service = await testService();
});
afterEach(() => service.close());

async function setScopes(userID: string, scopes: string[]): Promise<Response> {
  const user = await (await service.call(`/api/user/${userID}`, { as: 'superUser' })).json();
  const body = { changes: [{ ...(user as User), scopes }], deletes: [] };
  return service.call('/api/user/batch', { as: 'superUser', body });
}

test('a session with the scope anonymous reads itself, signs out, and does nothing else', async () => {
  expect((await setScopes(uma, ['anonymous'])).status).toBe(200);
  const as = 'ordinaryUser';
  const current = await service.call('/Authentication/current', { as });
  expect(await current.json()).toMatchObject([{ userID: uma, scopes: ['anonymous'] }, null, false]);
  for (const path of ['/api/currency/', '/api/locale/']) {
    expect((await service.call(path, { as })).status).toBe(200);
  }
  const profile = await service.call('/api/user/profile', { as });
  expect([profile.status, await profile.text()]).toEqual([
    403,
    'An anonymous account can only accept invitations and reset passwords.',
  ]);
  const own = { shortName: 'Mine', fullName: 'Mine now', email: 'mine@demo.test', scopes: [] };
  for (const [path, body] of [
    ['/api/user/profile', { ...own, userID: uma }],
    [`/api/user/${uma}/sessions/end`, {}],
    ['/api/user/batch/changepassword', { changes: [], deletes: [] }],
  ] as const) {
    expect([path, (await service.call(path, { as, body })).status]).toEqual([path, 403]);
  }

  const headers = { Cookie: await service.cookieOf(as) };
  expect((await service.fetch('/authentication/logout', { headers })).status).toBe(303);
  const ofUma = eq(sessions.userID, uma);
  expect(await service.database.$count(sessions, ofUma)).toBe(0);
});

test('the scope anonymous takes the rights of the scope superuser', async () => {
  await setScopes(uma, ['superuser', 'anonymous']);
  expect((await service.call('/api/user', { as: 'ordinaryUser' })).status).toBe(403);
});

test('a super user cannot take their own rights by the scope anonymous', async () => {
  const answer = await setScopes(sam, ['superuser', 'anonymous']);
  expect([answer.status, answer.headers.get('X-Error-Reason')]).toEqual([
    400,
    'You cannot take the rights of a super user from yourself.',
  ]);
});

test('a new address that waits cannot be confirmed after the scope anonymous', async () => {
  const own = { userID: uma, shortName: 'Uma', fullName: 'Uma Olsen', email: 'mine@demo.test' };
  const locale = { locale: 'nb-NO', defaultCurrencyCode: 'NOK', image: null };
  const body = { ...own, ...locale, scopes: [] };
  expect((await service.call('/api/user/profile', { as: 'ordinaryUser', body })).status).toBe(200);
  await setScopes(uma, ['anonymous']);
  const [change] = await service.database.select().from(emailChanges);
  expect(change?.dateTimeExpires).toEqual(service.clock.now);
});

test('whoever gets the scope anonymous loses the sessions and the sent invitations', async () => {
  const sent = await invite(service, { isOrgAdmin: true });
  await service.cookieOf('administrator');
  await setScopes(ada, ['anonymous']);
  const ofAda = eq(sessions.userID, ada);
  expect(await service.database.$count(sessions, ofAda)).toBe(0);
  const path = `/api/organisation/${harbour}/invite`;
  const pending = (await (await service.call(path, { as: 'superUser' })).json()) as Invite[];
  expect(pending.map(({ email }) => email)).not.toContain(sent.email);
  expect((await accept(service, sent)).status).toBe(404);
});
