import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openTemporaryDatabase, type TemporaryDatabase } from '../../testing/temporary-database';
import { derivedTextsOf } from '../derived-texts';
import type { Database } from '../open-database';
import * as access from '../schema/access';
import * as invites from '../schema/invites';
import * as organisations from '../schema/organisations';
import * as people from '../schema/people';
import * as records from '../schema/records';
import * as servers from '../schema/servers';
import * as versions from '../schema/versions';
import { sealStoredKeys, WrongKeyError } from './seal-stored-keys';
import { isSealed, keyLength, SecretKeys } from './secret-keys';
import { placeOfSigningKey, signingKeyTables } from './signing-keys';

const { posCoreInstances, deploymentServers, integrationServers } = servers;
const key = randomBytes(keyLength);
const keys = new SecretKeys(key);
const plain = ['pos-core-plain-key', 'deployment-plain-key', 'integration-plain-key'];

let temporary: TemporaryDatabase;
let database: Database;
let lines: string[];
const log = {
  info: (line: string) => lines.push(`info ${line}`),
  error: (line: string) => lines.push(`error ${line}`),
};

beforeEach(async () => {
  temporary = await openTemporaryDatabase();
  database = temporary.database;
  lines = [];
});

afterEach(() => temporary.remove());

/** Stores the keys as a version before the encryption did, and a row without a key. */
async function storePlain(target = database) {
  const server = { name: 'One', uri: 'https://one.test' };
  await target.insert(posCoreInstances).values([server, { ...server, name: 'Without a key' }]);
  await target.insert(deploymentServers).values(server);
  const integration = { integrationServerInstanceType: 1, testInstance: false } as const;
  await target.insert(integrationServers).values({ ...server, ...integration });
  for (const [index, { table }] of signingKeyTables.entries()) {
    await target.run(sql`update ${table} set jwt_signing_key = ${plain[index]} where name = 'One'`);
  }
}

async function stored(target = database) {
  const found: { table: string; id: string; value: string; place: string }[] = [];
  for (const { table, id, key: column } of signingKeyTables) {
    const rows = await target
      .select({ id: sql<string>`${id}`, value: sql<string>`${column}` })
      .from(table)
      .where(sql`${column} is not null`);
    const place = (row: { id: string }) => placeOfSigningKey(table, row.id);
    found.push(...rows.map((row) => ({ table: getTableName(table), ...row, place: place(row) })));
  }
  return found;
}

const opened = async (by: SecretKeys, target = database) =>
  (await stored(target)).map(({ value, place }) => isSealed(value) && by.open(value, place));

/** Returns the bytes of the database file and of the files beside it. */
function bytesOfFiles(): string {
  const file = fileURLToPath(temporary.url);
  const folder = dirname(file);
  expect(existsSync(file)).toBe(true);
  return readdirSync(folder)
    .map((name) => readFileSync(`${folder}/${name}`, 'latin1'))
    .join('');
}

test('encrypts the plain keys of a former version, once', async () => {
  await storePlain();
  await sealStoredKeys(database, keys, log);
  expect(await opened(keys)).toEqual(plain);
  const before = await stored();
  await sealStoredKeys(database, keys, log);
  expect(await stored()).toEqual(before);
  expect(lines).toEqual(['info 3 stored signing keys were encrypted with the present key.']);
});

test('leaves no remains in the file, also of keys that were replaced before', async () => {
  await storePlain();
  const replaced = 'replaced-plain-key';
  await database.run(sql`update pos_core_instances set jwt_signing_key = ${replaced}`);
  await database.run(sql`update pos_core_instances set jwt_signing_key = ${plain[0]}`);
  expect(bytesOfFiles()).toContain(plain[1]);
  await sealStoredKeys(database, keys, log);
  const bytes = bytesOfFiles();
  for (const text of [...plain, replaced]) expect(bytes).not.toContain(text);
});

test('what a start could not remove, the next one does', async () => {
  await storePlain();
  await database.run(sql`delete from deployment_servers`);
  const execute = database.$client.execute.bind(database.$client);
  const failing = vi
    .spyOn(database.$client, 'execute')
    .mockImplementation((statement) =>
      statement === 'VACUUM' ? Promise.reject(new Error('The disk is full.')) : execute(statement),
    );
  await sealStoredKeys(database, keys, log);
  expect(lines.at(-1)).toMatch(/^error .* The next start tries again/);
  expect(await opened(keys)).toEqual([plain[0], plain[2]]);
  expect(bytesOfFiles()).toContain(plain[1]);
  failing.mockRestore();
  await sealStoredKeys(database, keys, log);
  expect(bytesOfFiles()).not.toContain(plain[1]);
});

describe('another key', () => {
  beforeEach(async () => {
    await storePlain();
    await sealStoredKeys(database, keys, log);
  });

  test('is refused with the id of the right one, and nothing is changed', async () => {
    const before = await stored();
    await database.run(sql`update deployment_servers set jwt_signing_key = 'added later'`);
    const attempt = sealStoredKeys(database, new SecretKeys(randomBytes(keyLength)), log);
    await expect(attempt).rejects.toThrow(WrongKeyError);
    await expect(attempt).rejects.toThrow(before[0]?.value.split('.')[1]);
    const after = await stored();
    expect(after.filter(({ table }) => table !== 'deployment_servers')).toEqual(
      before.filter(({ table }) => table !== 'deployment_servers'),
    );
    expect(after.map(({ value }) => value)).toContain('added later');
  });

  test('encrypts again what the previous key opens', async () => {
    const next = randomBytes(keyLength);
    const former = (await stored()).map(({ value }) => value);
    await sealStoredKeys(database, new SecretKeys(next, key), log);
    expect(await opened(new SecretKeys(next))).toEqual(plain);
    const bytes = bytesOfFiles();
    for (const value of former) expect(bytes).not.toContain(value);
  });

  test('does not matter to a database without signing keys', async () => {
    for (const { table } of signingKeyTables) await database.delete(table);
    await sealStoredKeys(database, new SecretKeys(randomBytes(keyLength)), log);
  });
});

test('a value from another row is reported and stays, and the others go on', async () => {
  await storePlain();
  await sealStoredKeys(database, keys, log);
  const moved = (await stored())[1]?.value;
  await database.run(
    sql`update pos_core_instances set jwt_signing_key = ${moved} where name = 'One'`,
  );
  lines = [];
  await sealStoredKeys(database, keys, log);
  expect(lines).toEqual([
    expect.stringMatching(
      /^error The signing key of One \(pos_core_instances\/.+Enter it again\.$/,
    ),
  ]);
  expect((await stored())[0]?.value).toBe(moved);
});

test('every column whose name ends with key, secret, token or password is encrypted', () => {
  const tables = [access, invites, organisations, people, records, servers, versions]
    .flatMap((schema) => Object.values<unknown>(schema))
    .filter((value) => is(value, SQLiteTable));
  const secrets = tables
    .flatMap((table) => {
      const derived = derivedTextsOf(table).map(({ column }) => column);
      return Object.values(getTableColumns(table))
        .filter((column) => !derived.includes(column))
        .map(({ name }) => `${getTableName(table)}.${name}`);
    })
    .filter((name) => /[._](key|secret|token|password)$/.test(name));
  const encrypted = signingKeyTables.map(
    ({ table, key: column }) => `${getTableName(table)}.${column.name}`,
  );
  // The keys of the notes about the database are names.
  expect(secrets.sort()).toEqual([...encrypted, 'meta.key'].sort());
});
