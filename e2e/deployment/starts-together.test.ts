import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { type Database, openDatabase } from '../../service/database/open-database';
import { RemoteClient } from '../../service/database/remote/remote-client';
import { runMigrations } from '../../service/database/run-migrations';
import { seedDemoData } from '../../service/database/seed/seed-demo-data';
import { seedOptions } from '../../service/testing/demo-data';
import { tableDigests } from '../../service/testing/table-digests';
import type { User } from '../../src/api/schema.gen';
import { answer, signIn } from './support/calls';
import { cleansUp, later, temporaryFolder } from './support/clean-up';
import { firstSuperUser, startInstance } from './support/start-instance';
import { startSqld } from './support/start-sqld';

cleansUp();

const migrations = fileURLToPath(new URL('../../service/database/migrations', import.meta.url));

async function open(url: string): Promise<Database> {
  const database = await openDatabase({ url });
  later('test', () => database.$client.close());
  return database;
}

/** Makes a folder with the first migrations only, as an older release has them. */
function firstMigrations(count: number): string {
  const folder = temporaryFolder();
  cpSync(migrations, folder, { recursive: true });
  const file = join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8'));
  journal.entries.length = count;
  writeFileSync(file, JSON.stringify(journal));
  return folder;
}

test('two instances that start at the same moment make the tables and the account once', async () => {
  const { url } = await startSqld();
  const options = { environment: { DATABASE_URL: url }, isReadyLater: true };
  const instances = [await startInstance(options), await startInstance(options)];
  await Promise.all(instances.map((instance) => instance.ready()));
  const outputs = instances.map(({ program }) => program.output());
  expect(outputs.filter((text) => text.includes('is the first super user'))).toHaveLength(1);
  for (const { origin } of instances) {
    const session = await signIn(origin, firstSuperUser.email, firstSuperUser.password);
    expect(await answer<User[]>(origin, '/api/user', session)).toHaveLength(1);
  }
});

test('of many instances one migrates an older database, while an older one goes on', async () => {
  const { url } = await startSqld();
  const clients = Array.from({ length: 6 }, () => new RemoteClient(url));
  for (const client of clients) later('test', () => client.close());
  const [older, ...newer] = clients;
  if (!older) throw new Error('No client.');
  const before = firstMigrations(2);
  expect(await runMigrations(older, before)).toEqual({ count: 2, isNew: true });
  const results = await Promise.all(newer.map((client) => runMigrations(client)));
  const counts = results.map(({ count }) => count);
  const { rows } = await older.execute('SELECT count(*) FROM __drizzle_migrations');
  expect(counts.reduce((sum, count) => sum + count)).toBe(Number(rows[0]?.[0]) - 2);
  expect(counts.filter((count) => count > 0)).toHaveLength(1);
  // The older release starts again beside the newer ones.
  expect(await runMigrations(older, before)).toMatchObject({ count: 0 });
});

test('two demo instances seed a server once, with the rows that a file gets', async () => {
  const { url } = await startSqld();
  const [first, second] = [await open(url), await open(url)];
  const file = await open(`file:${join(temporaryFolder(), 'service.db')}`);
  const rows = await Promise.all([
    seedDemoData(first, seedOptions),
    seedDemoData(second, seedOptions),
  ]);
  expect(Math.min(...rows)).toBe(0);
  expect(Math.max(...rows)).toBe(await seedDemoData(file, seedOptions));
  expect(await tableDigests(second)).toEqual(await tableDigests(file));
});
