import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from './database/open-database';
import { organisationUserLinks } from './database/schema/access';
import { sessions, users } from './database/schema/people';
import { demoAccounts, demoPassword } from './database/seed/demo-accounts';
import { fixedIdentifier } from './database/seed/fixed-identifiers';
import { changeBeforeTransaction } from './testing/earlier-change';
import { signIn, type TestService, testService } from './testing/test-service';

const { superUser, administrator } = demoAccounts;

let service: TestService;
let Cookie: string;

beforeEach(async () => {
  service = await testService();
  Cookie = await signIn(service, superUser.email, demoPassword);
});

afterEach(() => service.close());

/**
 * Begins to save an instance in a session of the super user.
 * @returns `end` sends the rest and gets the status of the answer
 */
function beginSave() {
  const body = new TransformStream<Uint8Array, Uint8Array>();
  const writer = body.writable.getWriter();
  const begun = writer.write(Buffer.from('{"changes":[{"name":"Of a thief","uri":"https://a.b",'));
  const answer = service.service.fetch(
    new Request('http://console.test/api/POSCoreInstance/batch', {
      method: 'POST',
      headers: {
        Cookie,
        'X-Requested-With': 'XMLHttpRequest',
        'Content-Type': 'application/json',
      },
      body: body.readable,
      ...({ duplex: 'half' } as object),
    }),
  );
  return {
    begun,
    async end(seconds: number) {
      service.clock.now = new Date(service.clock.now.getTime() + seconds * 1_000);
      await writer.write(Buffer.from('"jwtSigningKey":"signs"}],"deletes":[]}'));
      await writer.close();
      return (await answer).status;
    },
  };
}

const endSessions = () =>
  service.call(`/api/user/${superUser.userID}/sessions/end`, { as: 'superUser', method: 'POST' });

test('a call whose body arrives slowly works as long as its session lasts', async () => {
  await service.cookieOf('superUser');
  const save = beginSave();
  await save.begun;
  expect(await save.end(20)).toBe(200);
});

test('nothing is saved by a call that began before its session ended', async () => {
  await service.cookieOf('superUser');
  const save = beginSave();
  await save.begun;
  expect((await endSessions()).status).toBe(200);
  expect(await save.end(2)).toBe(401);
  const listed = await service.call('/api/POSCoreInstance', { as: 'superUser' });
  expect(await listed.text()).not.toContain('Of a thief');
});

const instances = {
  as: 'superUser',
  path: '/api/POSCoreInstance/batch',
  body: {
    changes: [{ name: 'Of a thief', uri: 'https://a.b', jwtSigningKey: 'signs' }],
    deletes: [],
  },
} as const;
const teams = {
  as: 'administrator',
  path: `/api/organisation/${fixedIdentifier('organisation', 3)}/team/batch`,
  body: { changes: [{ name: 'Of a thief' }], deletes: [] },
} as const;

const endSession = (database: Database) => database.delete(sessions);
const takeScopes = (database: Database) => database.update(users).set({ scopes: [] });
const removeAccess = (database: Database) =>
  database
    .delete(organisationUserLinks)
    .where(eq(organisationUserLinks.userID, administrator.userID));

const withKey = { 'Idempotency-Key': '70000000-0000-4000-8000-000000000001' };

test.each([
  ['the session ends', 401, instances, {}, endSession],
  ['the super user becomes an ordinary user', 403, instances, withKey, takeScopes],
  ['the access is removed', 403, teams, {}, removeAccess],
])('nothing is saved by a call that waits for the database while %s', async (...row) => {
  const [, status, { path, ...call }, headers, take] = row;
  await service.cookieOf(call.as);
  changeBeforeTransaction(service, take, 2);
  const answer = await service.call(path, { ...call, headers: { ...headers } });
  expect(answer.status).toBe(status);
});
