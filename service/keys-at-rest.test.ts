import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from './database/open-database';
import { isSealed } from './database/secrets/secret-keys';
import { childService, failingService, shareServicePrograms } from './testing/child-service';
import { signedIn } from './testing/signed-in';
import { openedSigningKey } from './testing/stored-signing-key';

const parent = mkdtempSync(join(tmpdir(), 'keys-at-rest-'));
const account = { email: 'root@console.test', password: 'a long password' };
const environmentOf = (name: string) => ({
  PORT: '0',
  DEMO: 'off',
  DATA_DIR: join(parent, name),
  FIRST_SUPER_USER_EMAIL: account.email,
  FIRST_SUPER_USER_PASSWORD: account.password,
});
const otherKey = Buffer.alloc(32, 'another key').toString('base64');
const plainKey = 'plain-signing-key-of-south';
const south = '30000000-0000-4000-8000-0000000000aa';

shareServicePrograms();
afterAll(() => rmSync(parent, { recursive: true }));

const bytesOf = (folder: string) =>
  readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'latin1'))
    .join('');

/** Makes the database of a version that did not encrypt. */
async function formerDatabase(folder: string): Promise<void> {
  const database = await openDatabase({ url: `file:${join(folder, 'service.db')}` });
  await database.$client.execute({
    sql: `insert into pos_core_instances (pos_core_instance_id, name, uri, jwt_signing_key)
          values (?, 'South', 'https://south.test', ?)`,
    args: [south, plainKey],
  });
  database.$client.close();
}

async function storedKey(folder: string) {
  const client = createClient({ url: `file:${join(folder, 'service.db')}` });
  const { rows } = await client.execute({
    sql: 'select jwt_signing_key from pos_core_instances where pos_core_instance_id = ?',
    args: [south],
  });
  client.close();
  return String(rows[0]?.jwt_signing_key);
}

test('several starts at once encrypt the keys of a former version once', async () => {
  const environment = environmentOf('former');
  await formerDatabase(environment.DATA_DIR);
  expect(bytesOf(environment.DATA_DIR)).toContain(plainKey);
  const services = await Promise.all([childService(environment), childService(environment)]);
  const key = await storedKey(environment.DATA_DIR);
  expect([isSealed(key), openedSigningKey(key, south)]).toEqual([true, plainKey]);
  for (const service of services) await service.end('SIGTERM');
  expect(await storedKey(environment.DATA_DIR)).toBe(key);
  expect(bytesOf(environment.DATA_DIR)).not.toContain(plainKey);
});

test('a key that somebody saves is in no file as it is, and the files are for their owner only', async () => {
  const environment = environmentOf('new');
  const service = await childService(environment);
  const call = await signedIn(service.address, account.email, account.password);
  const changes = [{ name: 'West', uri: 'https://west.test', jwtSigningKey: plainKey }];
  const response = await call('/api/POSCoreInstance/batch', { changes, deletes: [] });
  expect(response.status).toBe(200);
  expect(bytesOf(environment.DATA_DIR)).toContain('https://west.test');
  expect(bytesOf(environment.DATA_DIR)).not.toContain(plainKey);
  const modes = readdirSync(environment.DATA_DIR).map((name) => [
    name,
    (statSync(join(environment.DATA_DIR, name)).mode & 0o777).toString(8),
  ]);
  expect(modes).toEqual([
    ['service.db', '600'],
    ['service.db-shm', '600'],
    ['service.db-wal', '600'],
  ]);
  expect((statSync(environment.DATA_DIR).mode & 0o777).toString(8)).toBe('700');
  await service.end('SIGTERM');

  const wrong = await failingService({ ...environment, ENCRYPTION_KEY: otherKey });
  expect([wrong.code, wrong.output]).toEqual([
    1,
    expect.stringContaining('encrypted with another key'),
  ]);
  expect(wrong.output).not.toContain('    at ');
  // The right key starts as before.
  await childService(environment);
});

test('with DEMO off a start without a key says how to make one', async () => {
  const { code, output } = await failingService({ ...environmentOf('none'), ENCRYPTION_KEY: '' });
  expect([code, output]).toEqual([1, expect.stringContaining('openssl rand -base64 32')]);
});
