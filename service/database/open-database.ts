import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Client } from '@libsql/client';
import { createClient } from '@libsql/client/sqlite3';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import { migrate } from 'drizzle-orm/libsql/migrator';
import { drizzle } from 'drizzle-orm/libsql/sqlite3';
import { SerialClient } from './serial-client';

/** The database, by which every part of the service reads and writes. */
export type Database = LibSQLDatabase & { $client: Client };

/** What `database.transaction` hands to its callback. */
export type DatabaseTransaction = Parameters<Parameters<Database['transaction']>[0]>[0];

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Opens the database and brings its tables up to date.
 *
 * A `file:` URL names a file, which is made, with its folder, when it is missing. `:memory:` makes
 * a database that is gone when it is closed. Any other URL names a libSQL server; its token may be
 * in the URL as `authToken`. Tests take a file in a temporary folder, as the service does.
 *
 * Of a file nothing committed is lost, whenever the process or the machine stops: the log of
 * changes is written through before a commit returns.
 *
 * @throws when the URL is not valid, the file cannot be written, or the server does not answer
 */
export async function openDatabase({ url }: { url: string }): Promise<Database> {
  const database = isLocal(url) ? localDatabase(url) : await remoteDatabase(url);
  try {
    if (isLocal(url)) await setUp(database.$client);
    await migrate(database, { migrationsFolder });
  } catch (error) {
    database.$client.close();
    throw error;
  }
  return database;
}

function isLocal(url: string): boolean {
  return url === ':memory:' || url.startsWith('file:');
}

function localDatabase(url: string): Database {
  const file = databaseFile(url);
  // Nobody else on the machine has to see what is in it.
  if (file !== undefined) mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // Five seconds for another process, such as a backup, to let go of the file.
  const client = new SerialClient(createClient({ url, concurrency: 1, timeout: 5_000 }));
  const database = drizzle<Record<string, never>, Client>(client);
  const begin = database.transaction.bind(database);
  database.transaction = (work, config) => client.inScope(() => begin(work, config));
  return database;
}

/** The clients for servers take long to load, and few who start the service need them. */
async function remoteDatabase(url: string): Promise<Database> {
  const { createClient } = await import('@libsql/client');
  return drizzle<Record<string, never>, Client>(createClient({ url }));
}

/** The file that a `file:` URL names; undefined for a database in memory. */
function databaseFile(url: string): string | undefined {
  if (url.includes(':memory:')) return undefined;
  const path = url.replace(/^file:(\/\/(localhost)?(?=\/))?/, '').replace(/[?#].*$/, '');
  return decodeURIComponent(path);
}

/** Only for a local database: a server has its own settings, and refuses these. */
async function setUp(client: Client): Promise<void> {
  await client.execute('PRAGMA journal_mode = WAL');
  await client.execute('PRAGMA synchronous = FULL');
  await client.execute('PRAGMA foreign_keys = ON');
  await client.execute('PRAGMA cache_size = -65536');
}
