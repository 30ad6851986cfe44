import { expect, test } from 'vitest';
import { answer, call, signIn } from './support/calls';
import { cleansUp } from './support/clean-up';
import { firstSuperUser, startInstance } from './support/start-instance';
import { startSqld } from './support/start-sqld';

cleansUp();

test('of 50 creations at once at two instances, one succeeds and the others are told', async () => {
  const { url: DATABASE_URL } = await startSqld();
  const one = await startInstance({ environment: { DATABASE_URL } });
  const other = await startInstance({ environment: { DATABASE_URL } });
  const session = await signIn(one.origin, firstSuperUser.email, firstSuperUser.password);
  const fifty = (path: string, change: object, headers: Record<string, string> = {}) =>
    Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const { origin } = index % 2 ? one : other;
        const body = { changes: [change], deletes: [] };
        return (await call(origin, path, { ...session, ...headers }, body)).status;
      }),
    );

  const user = { shortName: 'Rush', fullName: 'Rush', email: 'rush@demo.test' };
  const users = await fifty('/api/user/batch', user);
  expect(users.toSorted()).toEqual([200, ...Array(49).fill(400)]);

  const client = { clientID: 'rush', name: 'Rush' };
  const clients = await fifty('/api/client/batch', client, { 'New-Records': '1' });
  expect(clients.toSorted()).toEqual([200, ...Array(49).fill(400)]);

  const server = { name: 'Rush', uri: 'https://rush.test' };
  const keyed = await fifty('/api/POSCoreInstance/batch', server, {
    'Idempotency-Key': 'key-of-fifty-calls-at-once',
  });
  expect(keyed).toEqual(Array(50).fill(200));
  expect(await answer(one.origin, '/api/POSCoreInstance', session)).toHaveLength(1);
});
