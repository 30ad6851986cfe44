import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { OrganisationType } from '../../src/domain/contract/enums.gen';
import { unavailability } from './database-unavailable';
import { type Database, openDatabase } from './open-database';
import { teams } from './schema/access';
import { organisations } from './schema/organisations';
import { users } from './schema/people';
import { meta } from './schema/records';

const cleanUp: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

async function open(url: string): Promise<Database> {
  const database = await openDatabase({ url });
  cleanUp.push(() => database.$client.close());
  return database;
}

function temporaryUrl(): string {
  const folder = mkdtempSync(join(tmpdir(), 'open-database-'));
  cleanUp.push(() => rmSync(folder, { recursive: true, force: true }));
  return `file:${join(folder, 'a folder that does not exist yet', 'service.db')}`;
}

const user = (email: string) => ({
  shortName: 'Somebody',
  fullName: 'Somebody Else',
  email,
  scopes: [],
  dateTimeCreated: new Date(0),
});

const organisation = (organisationCode: string) => ({
  organisationCode,
  name: organisationCode,
  organisationType: OrganisationType.Licensee,
  dateTimeCreated: new Date(0),
});

async function pragma(database: Database, name: string): Promise<unknown> {
  const { rows } = await database.$client.execute(`PRAGMA ${name}`);
  return rows[0]?.[0];
}

/** Reads, pauses and writes, so that transactions that do not wait for each other lose a count. */
async function count(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    const [row] = await transaction.select().from(meta).where(eq(meta.key, 'count'));
    await new Promise((resolve) => setImmediate(resolve));
    const value = String(Number(row?.value ?? 0) + 1);
    await transaction
      .insert(meta)
      .values({ key: 'count', value })
      .onConflictDoUpdate({ target: meta.key, set: { value } });
  });
}

/** Writes more than the pages that are left. */
async function fill(database: Pick<Database, 'insert'>): Promise<void> {
  await database.insert(meta).values({ key: 'large', value: 'x'.repeat(100_000) });
}

test('creates a missing folder, and keeps the rows for the next start', async () => {
  const url = temporaryUrl();
  const first = await openDatabase({ url });
  await first.insert(users).values(user('somebody@demo.test'));
  first.$client.close();
  const second = await open(url);
  expect(await second.select({ email: users.email }).from(users)).toEqual([
    { email: 'somebody@demo.test' },
  ]);
});

test('a commit is on the disk before it returns, and foreign keys are enforced', async () => {
  const database = await open(temporaryUrl());
  expect(await pragma(database, 'journal_mode')).toBe('wal');
  expect(await pragma(database, 'synchronous')).toBe(2);
  expect(await pragma(database, 'foreign_keys')).toBe(1);
  expect(await pragma(database, 'busy_timeout')).toBe(5000);
  const orphan = database.insert(teams).values({ name: 'Support', ownerOrganisationID: 'nobody' });
  await expect(orphan).rejects.toThrow();
  expect(await database.select().from(teams)).toEqual([]);
});

test.each([
  ['a file', temporaryUrl],
  ['memory', () => ':memory:'],
])('in %s, transactions wait for each other and statements for them', async (_, url) => {
  const database = await open(url());
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      await count(database);
      await database.select().from(users);
    }),
  );
  expect(await database.select().from(meta)).toEqual([{ key: 'count', value: '20' }]);
});

test('beside an open transaction, a read of a file sees what is committed', async () => {
  const database = await open(temporaryUrl());
  const emails = async () =>
    (await database.select({ email: users.email }).from(users)).map(({ email }) => email);
  let end = () => {};
  const isEnded = new Promise<void>((resolve) => {
    end = resolve;
  });
  const writing = database.transaction(async (transaction) => {
    await transaction.insert(users).values(user('written@demo.test'));
    await isEnded;
  });
  expect(await emails()).toEqual([]);
  end();
  await writing;
  expect(await emails()).toEqual(['written@demo.test']);
});

test('a failed transaction leaves no rows and does not block the next one', async () => {
  const database = await open(temporaryUrl());
  const failing = database.transaction(async (transaction) => {
    await transaction.insert(users).values(user('lost@demo.test'));
    throw new Error('Changed my mind.');
  });
  await expect(failing).rejects.toThrow('Changed my mind.');
  await count(database);
  expect(await database.select().from(users)).toEqual([]);
});

test.each([
  ['alone', (database: Database) => fill(database)],
  ['in a transaction', (database: Database) => database.transaction(fill)],
  [
    'in a part of a transaction',
    (database: Database) => database.transaction((outer) => outer.transaction(fill)),
  ],
])('a write %s that finds the disk full fails because of the disk', async (_, write) => {
  const database = await open(temporaryUrl());
  await pragma(database, 'max_page_count = 1');
  const failure = await write(database).catch((error: unknown) => error);
  expect(unavailability(failure)?.publicReason).toBe('the disk is full');
  await pragma(database, 'max_page_count = 100000');
  await write(database);
  expect(await database.select().from(meta)).toHaveLength(1);
});

test('using the database within its own transaction fails instead of a deadlock', async () => {
  const database = await open(temporaryUrl());
  const wrong = database.transaction(async () => {
    await database.select().from(users);
  });
  await expect(wrong).rejects.toThrow();
  const nested = database.transaction(() => count(database));
  await expect(nested).rejects.toThrow('use the transaction');
  await count(database);
  expect(await database.select().from(meta)).toHaveLength(1);
});

test('email addresses and organisation codes are unique without regard to case', async () => {
  const database = await open(temporaryUrl());
  await database.insert(users).values(user('Somebody@demo.test'));
  await expect(database.insert(users).values(user('somebody@DEMO.test'))).rejects.toThrow();
  await database.insert(organisations).values(organisation('HARBOUR'));
  await expect(database.insert(organisations).values(organisation('Harbour'))).rejects.toThrow();
});

test('a malformed address is refused', async () => {
  await expect(openDatabase({ url: 'nonsense' })).rejects.toThrow();
});
