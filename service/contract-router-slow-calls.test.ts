import { afterEach, beforeEach, expect, test } from 'vitest';
import { demoAccounts, demoPassword } from './database/seed/demo-accounts';
import { signIn, type TestService, testService } from './testing/test-service';

const { superUser } = demoAccounts;

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
