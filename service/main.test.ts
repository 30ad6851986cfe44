import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { User } from '../src/api/schema.gen';
import {
  type ChildService,
  childService,
  failingService,
  shareServicePrograms,
  spawnService,
} from './testing/child-service';
import { connectionLoad } from './testing/connection-load';
import { sessionHeaders, signedIn } from './testing/signed-in';

const folder = mkdtempSync(join(tmpdir(), 'service-main-'));
const account = { email: 'root@console.test', password: 'a long password' };
const environment = {
  PORT: '0',
  DEMO: 'off',
  DATA_DIR: join(folder, 'data'),
  FIRST_SUPER_USER_EMAIL: account.email,
  FIRST_SUPER_USER_PASSWORD: account.password,
};

const patiently = { timeout: 20_000 };

shareServicePrograms();
afterAll(() => rmSync(folder, { recursive: true }));

test('a service that is killed while it writes keeps every answered write', async () => {
  const first = await childService(environment);
  const call = await signedIn(first.address, account.email, account.password);
  const answered: string[] = [];
  // Two at a time, so that one is always pending when the process is killed.
  const write = async (lane: number) => {
    for (let number = 0; ; number += 1) {
      const email = `lane${lane}.number${number}@a.test`;
      const changes = [{ shortName: 'W', fullName: 'Written', email }];
      const response = await call('/api/user/batch', { changes, deletes: [] });
      if (response.status !== 200) throw new Error(`Writing answered ${response.status}`);
      answered.push(email);
      if (answered.length === 25) first.process.kill('SIGKILL');
    }
  };
  const lanes = await Promise.allSettled([write(1), write(2)]);
  await first.end('SIGKILL');
  expect(lanes.map((lane) => lane.status === 'rejected' && String(lane.reason))).toEqual([
    expect.stringContaining('fetch failed'),
    expect.stringContaining('fetch failed'),
  ]);

  const second = await childService(environment);
  const callAgain = await signedIn(second.address, account.email, account.password);
  const users = (await (await callAgain('/api/user')).json()) as User[];
  const emails = users.map(({ email }) => email);
  expect(answered.filter((email) => !emails.includes(email))).toEqual([]);
  // The last write of each lane may be stored without an answer.
  expect(emails.length).toBeLessThanOrEqual(answered.length + 3);
  expect(await second.end('SIGTERM')).toBe(0);

  const client = createClient({ url: `file:${join(environment.DATA_DIR, 'service.db')}` });
  const { rows } = await client.execute('pragma integrity_check');
  const entries = await client.execute(
    "select count(*) as written from audit_log_entries where message = 'User Written was created.'",
  );
  const hashes = await client.execute({
    sql: 'select password_hash from users where email = ?',
    args: [account.email],
  });
  client.close();
  // A running service hashes with the full work.
  expect(hashes.rows[0]?.password_hash).toMatch(/^\$scrypt\$n=16384,r=8,p=5\$/);
  expect(rows[0]).toMatchObject({ integrity_check: 'ok' });
  expect(entries.rows[0]?.written).toBe(emails.length - 1);
});

test('a stop finishes the pending calls, takes no new ones, and every line of the output is JSON', async () => {
  const first = await childService({ ...environment, METRICS_PORT: '0' });
  const headers = await sessionHeaders(first.address, account.email, account.password);
  const underWay = request(`${first.address}/api/client/batch`, {
    method: 'POST',
    headers: { ...headers, Expect: '100-continue' },
  });
  const answer = once(underWay, 'response');
  underWay.flushHeaders();
  // The service has started the call and waits for its body.
  await once(underWay, 'continue');
  const code = first.end('SIGTERM');
  const takesMore = () =>
    fetch(first.address, { headers: { Connection: 'close' } }).then(
      () => true,
      () => false,
    );
  await expect.poll(takesMore, patiently).toBe(false);
  underWay.end(JSON.stringify({ changes: [{ clientID: 'late', name: 'Late' }], deletes: [] }));
  const [response] = (await answer) as [IncomingMessage];
  expect(response.statusCode).toBe(200);
  response.resume();
  expect(await code).toBe(0);
  const lines = first.output().trim().split('\n');
  const entries = lines.map((line) => JSON.parse(line));
  // The questions whether it takes more may have reached it.
  expect(entries.filter(({ path }) => path !== '/')).toMatchObject([
    { msg: expect.stringMatching(/^The metrics are at http:/), level: 'info' },
    { msg: `The service is at ${first.address}`, level: 'info' },
    { operation: 'signIn', status: 303, requestId: expect.any(String) },
    { operation: 'commitClients', status: 200 },
  ]);
});

test.each(['0', '1'])('a stop under load cuts no connection, with STOP_DELAY=%s', async (delay) => {
  const { address, end } = await childService({ ...environment, STOP_DELAY: delay });
  const load = connectionLoad(address, 4);
  await fetch(`${address}/healthz`);
  const code = end('SIGTERM');
  const outcomes = await load;
  expect(outcomes).toEqual({ answered: expect.any(Number), refused: 4, cut: 0 });
  expect(outcomes.answered).toBeGreaterThan(0);
  expect(await code).toBe(0);
});

test('probes get an answer while the service starts', async () => {
  // A database server that takes the connection and never answers.
  const database = createServer().listen(0, '127.0.0.1');
  await once(database, 'listening');
  const portOf = (server: Server) => (server.address() as AddressInfo).port;
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = `http://127.0.0.1:${portOf(other)}`;
  other.close();
  const { child } = spawnService({
    ...environment,
    PORT: new URL(address).port,
    DATABASE_URL: `http://127.0.0.1:${portOf(database)}`,
  });
  const statusOf = (path: string) => fetch(address + path).then(({ status }) => status, String);
  await expect.poll(() => statusOf('/healthz'), patiently).toBe(200);
  const response = await fetch(`${address}/readyz`);
  expect([response.status, await response.json()]).toEqual([
    503,
    { status: 'starting', parts: {} },
  ]);
  child.kill('SIGKILL');
  database.close();
});

describe('beside a service that stops later', () => {
  let service: ChildService;

  beforeAll(async () => {
    service = await childService({ ...environment, METRICS_PORT: '0', STOP_DELAY: '300' });
  });

  const metricsOf = () => /The metrics are at (http:[^\s"]+)/.exec(service.output())?.[1] ?? '';

  test('the metrics have an address of their own, which no other page has', async () => {
    expect((await fetch(`${service.address}/metrics`)).status).toBe(404);
    expect(await (await fetch(metricsOf())).text()).toContain(
      'http_requests_total{operation="unknown",status="404"} 1',
    );
    expect((await fetch(new URL('/authentication/login', metricsOf()))).status).toBe(404);
  });

  test('a start on the same port says why and ends with 1', async () => {
    const { port } = new URL(service.address);
    const second = await failingService({ ...environment, PORT: port });
    expect(second.code).toBe(1);
    expect(second.output).toBe(
      `Port ${port} of 127.0.0.1 is taken, perhaps by another start of this service. PORT chooses another one.\n`,
    );
  });

  test('a start with the same port of the metrics says why and ends with 1', async () => {
    const { port } = new URL(metricsOf());
    const second = await failingService({ ...environment, METRICS_PORT: port });
    expect([second.code, second.output]).toEqual([
      1,
      `METRICS_PORT ${port} of 127.0.0.1 is taken. Choose another one.\n`,
    ]);
  });

  test('the service is alive but not ready until it stops', async () => {
    const statusOf = async (path: string) => (await fetch(service.address + path)).status;
    expect(await statusOf('/readyz')).toBe(200);
    service.process.kill('SIGTERM');
    await expect.poll(() => statusOf('/readyz'), patiently).toBe(503);
    expect(await statusOf('/healthz')).toBe(200);
    // Ctrl+C may come from a program between as well. Another signal ends the service at once.
    service.process.kill('SIGINT');
    expect(await statusOf('/healthz')).toBe(200);
    expect(await service.end('SIGTERM')).toBe(1);
  });
});
