import { createHash } from 'node:crypto';
import { like } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { seedMoment, seedOptions, sizeOf } from '../../testing/demo-data';
import { startLibsqlServer } from '../../testing/libsql-server';
import { shareSeededDatabase } from '../../testing/seeded-database';
import { openedSigningKey } from '../../testing/stored-signing-key';
import { openTemporaryDatabase } from '../../testing/temporary-database';
import { type Database, openDatabase } from '../open-database';
import { organisations } from '../schema/organisations';
import { users } from '../schema/people';
import { auditLogEntries } from '../schema/records';
import { posCoreInstances } from '../schema/servers';
import { hasDemoData, seedDemoData } from './seed-demo-data';

const day = 86_400_000;

let database: Database;
shareSeededDatabase((seeded) => {
  database = seeded;
});

/** A digest of the rows of each table, so that a failed comparison names only the table. */
async function digests(seeded: Database): Promise<Record<string, string>> {
  const { rows: tables } = await seeded.$client.execute(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB '__drizzle*'",
  );
  const all: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await seeded.$client.execute(`SELECT * FROM "${name}" ORDER BY rowid`);
    // No two encryptions of a text are the same.
    const opened = rows.map((row) => {
      const values = Object.values(row);
      return values.map((value) => openedSigningKey(value, String(values[0])));
    });
    const text = JSON.stringify(opened);
    all[String(name)] = `${rows.length} rows, ${createHash('sha256').update(text).digest('hex')}`;
  }
  return all;
}

test('a second seed only updates the addresses of the simulated instances', async () => {
  const before = await digests(database);
  const hashPassword = () => Promise.reject(new Error('Not a second time.'));
  const later = new Date(seedMoment.getTime() + 30 * day);
  expect(await seedDemoData(database, { ...seedOptions, now: later, hashPassword })).toBe(0);
  expect(await digests(database)).toEqual(before);

  const moved = ['http://127.0.0.1:6001', 'http://127.0.0.1:6002'] as const;
  expect(await seedDemoData(database, { ...seedOptions, posCoreUris: moved })).toBe(0);
  const instances = database.$count(posCoreInstances, like(posCoreInstances.uri, '%:600_'));
  expect(await instances).toBe(2);
  await seedDemoData(database, seedOptions);
  expect(await digests(database)).toEqual(before);
});

test('two databases get the same rows, here and on a libSQL server', async () => {
  const server = await startLibsqlServer();
  const other = await openDatabase({ url: server.url });
  try {
    let reported = 0;
    const rows = await seedDemoData(other, {
      ...seedOptions,
      onProgress: (sofar) => (reported = sofar),
    });
    expect(reported).toBe(rows);
    expect(rows).toBeGreaterThan(12_000);
    expect(await digests(other)).toEqual(await digests(database));
    expect(await hasDemoData(other)).toBe(true);
  } finally {
    other.$client.close();
    await server.close();
  }
});

test('twice the scale makes twice as many rows', async () => {
  const double = await openTemporaryDatabase();
  try {
    await seedDemoData(double.database, { ...seedOptions, scale: 2 });
    expect(await sizeOf(users, double.database)).toBe(400);
    expect(await sizeOf(organisations, double.database)).toBe(1 + 12 + 10 + 120 + 4);
    expect(await sizeOf(auditLogEntries, double.database)).toBe(10_000);
  } finally {
    double.remove();
  }
});

test('a database with users gets no demo data, and a failed seed leaves none', async () => {
  const used = await openTemporaryDatabase();
  try {
    const failing = seedDemoData(used.database, {
      ...seedOptions,
      onProgress: () => {
        throw new Error('Interrupted.');
      },
    });
    await expect(failing).rejects.toThrow('Interrupted.');
    expect(await sizeOf(posCoreInstances, used.database)).toBe(0);

    await used.database.insert(users).values({
      shortName: 'Real',
      fullName: 'Real Person',
      email: 'real@demo.test',
      scopes: [],
      dateTimeCreated: seedMoment,
    });
    expect(await seedDemoData(used.database, seedOptions)).toBe(0);
    expect(await sizeOf(users, used.database)).toBe(1);
    expect(await hasDemoData(used.database)).toBe(false);
  } finally {
    used.remove();
  }
});
