import { createClient } from '@libsql/client';
import { afterEach, describe, expect, test } from 'vitest';
import { type TestService, testService } from '../testing/test-service';

let service: TestService;

afterEach(() => service.close());

const ready = async (query = '') => {
  const response = await service.fetch(`/readyz${query}`);
  return [response.status, await response.json()];
};

describe('both addresses', () => {
  test.each(['application/json', 'text/html', '*/*', 'text/plain', 'nonsense', ''])(
    'answer JSON that nobody stores to Accept: %s',
    async (accepted) => {
      service = await testService();
      for (const path of ['/healthz', '/readyz']) {
        const headers = { Accept: accepted };
        const response = await service.fetch(path, { headers });
        expect(response.status).toBe(200);
        expect(response.headers.get('Content-Type')).toBe('application/json');
        expect(response.headers.get('Cache-Control')).toBe('no-store');
        expect(await response.json()).toMatchObject({ status: expect.any(String) });
        const head = await service.fetch(path, { method: 'HEAD', headers });
        expect([head.status, await head.text()]).toEqual([200, '']);
        expect(head.headers.get('Content-Type')).toBe('application/json');
      }
    },
  );
});

describe('readiness', () => {
  test('a service that works is ready; the outbox of the demo is its mail', async () => {
    service = await testService();
    const parts = { database: 'ok', writes: 'ok', migrations: 'ok', mail: 'ok' };
    expect(await ready()).toEqual([200, { status: 'ready', parts }]);
  });

  test('without a mail server the service is ready, and says that mail is off', async () => {
    service = await testService({ isDemo: false });
    expect(await ready()).toMatchObject([200, { parts: { mail: 'off' } }]);
  });

  test('without its database the service is alive, but not ready, and the log has why', async () => {
    service = await testService();
    await service.service.close();
    const parts = { database: 'failed', writes: 'failed', migrations: 'failed', mail: 'ok' };
    const problems = {
      database: 'The database does not answer.',
      writes: 'The database takes no changes.',
      migrations: 'The tables of the database cannot be checked.',
    };
    expect(await ready()).toEqual([503, { status: 'not ready', parts, problems }]);
    expect((await service.fetch('/healthz')).status).toBe(200);
    expect(service.errors).toContainEqual(expect.stringMatching(/^Readiness: database failed: /));
  });

  test('a database without the last migration is not ready', async () => {
    service = await testService();
    const client = createClient({ url: `file:${service.folder}/service.db` });
    await client.execute(
      'delete from __drizzle_migrations where created_at = (select max(created_at) from __drizzle_migrations)',
    );
    client.close();
    const parts = { database: 'ok', writes: 'ok', migrations: 'failed', mail: 'ok' };
    const problems = { migrations: 'The tables of the database are those of an earlier release.' };
    expect(await ready()).toEqual([503, { status: 'not ready', parts, problems }]);
  });

  test('a mail server that does not answer makes the service not ready, unless excluded', async () => {
    service = await testService({ smtpUrl: 'smtp://127.0.0.1:1' });
    const problems = { mail: 'The mail server does not take mails.' };
    expect(await ready()).toMatchObject([503, { parts: { mail: 'failed' }, problems }]);
    expect(await ready('?exclude=mail')).toEqual([
      200,
      { status: 'ready', parts: { database: 'ok', writes: 'ok', migrations: 'ok' } },
    ]);
  });

  test('a service that stops is not ready', async () => {
    service = await testService();
    service.service.beginStop();
    expect(await ready()).toMatchObject([503, { status: 'stopping' }]);
    expect((await service.fetch('/healthz')).status).toBe(200);
  });
});
