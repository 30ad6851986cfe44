import { expect, test } from 'vitest';
import { call, signIn } from './support/calls';
import { cleansUp } from './support/clean-up';
import { firstSuperUser, startInstance } from './support/start-instance';
import { startSqld } from './support/start-sqld';

cleansUp();

test('another instance of the service knows the answer to a repeated call', async () => {
  const environment = { DATABASE_URL: (await startSqld()).url };
  const one = await startInstance({ environment });
  const other = await startInstance({ environment });
  const session = await signIn(one.origin, firstSuperUser.email, firstSuperUser.password);
  const headers = { ...session, 'Idempotency-Key': 'key-of-the-first-try' };
  const body = { changes: [{ name: 'Of one of two', uri: 'https://core.test' }], deletes: [] };
  const path = '/api/POSCoreInstance/batch';
  const [first, ...repeated] = [
    await call(one.origin, path, headers, body),
    ...(await Promise.all([one, other].map(({ origin }) => call(origin, path, headers, body)))),
  ];
  expect(first?.status).toBe(200);
  const made = await first?.json();
  for (const answer of repeated) {
    expect(answer.headers.get('Idempotency-Replayed')).toBe('true');
    expect(await answer.json()).toEqual(made);
  }
});
