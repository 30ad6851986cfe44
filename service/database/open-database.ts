import type { Client } from '@libsql/client';
import { createClient } from '@libsql/client/sqlite3';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import { drizzle } from 'drizzle-orm/libsql/sqlite3';
import { databaseFile } from './file-url';
import { fillDerivedTexts } from './fill-derived-texts';
import { LockProbe } from './lock-probe';
import { type Keeping, keepToOwner } from './owner-only';
import { runMigrations } from './run-migrations';
import { sameFileCheck } from './same-file';
import { SerialClient } from './serial-client';

/** The database of the service. */
export type Database = LibSQLDatabase & { $client: Client };

/** The transaction that the callback of `database.transaction` gets. */
export type DatabaseTransaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** What opens a database; the log is told when the tables of an earlier release were changed. */
export interface OpenOptions extends Keeping {
  url: string;
}

/**
 * Opens the database and brings its tables up to date.
 *
 * A `file:` URL names a file. A missing file is created, with its folder. `:memory:` creates a
 * database that is lost when it is closed. Any other URL names a libSQL server, and may have its
 * token as `authToken`. Tests use a file in a temporary folder, as the service does.
 *
 * Other accounts of the machine can read neither the file nor its folder (decision 0077).
 *
 * A file loses nothing committed, whenever the process or the machine stops: the write-ahead log is
 * on the disk before a commit returns.
 *
 * @throws when the URL is not valid or the file cannot be written; DatabaseUnavailable when the server
 *   does not answer; DatabaseRefused when it does not accept the address or the token
 */
export async function openDatabase({ url, ...keeping }: OpenOptions): Promise<Database> {
  const database = isLocal(url) ? await localDatabase(url, keeping) : await remoteDatabase(url);
  try {
    const { count, isNew } = await runMigrations(database.$client);
    if (count > 0 && !isNew) {
      keeping.log?.info(`The tables of the database were brought up to date (${count} steps).`);
    }
    if (!isNew) await fillDerivedTexts(database, keeping.log);
  } catch (error) {
    database.$client.close();
    throw error;
  }
  return database;
}

function isLocal(url: string): boolean {
  return url === ':memory:' || url.startsWith('file:');
}

async function localDatabase(url: string, keeping: Keeping): Promise<Database> {
  const file = databaseFile(url);
  if (file !== undefined) keepToOwner(file, keeping);
  // While it opens, another process may keep the file for up to five seconds.
  const connect = () => createClient({ url, concurrency: 1, timeout: 5_000 });
  const writer = connect();
  const [reader, prober] = file === undefined ? [] : [connect(), connect()];
  const isSame = file === undefined ? undefined : sameFileCheck(file);
  const client = new SerialClient(writer, reader, prober && new LockProbe(prober), isSame);
  const database = drizzle<Record<string, never>, Client>(client);
  const begin = database.transaction.bind(database);
  database.transaction = (work, config) => client.inScope(() => begin(work, config));
  try {
    await setUp(writer);
    if (reader) await setUpReader(reader);
    await prober?.execute('PRAGMA busy_timeout = 0');
  } catch (error) {
    client.close();
    throw error;
  }
  return database;
}

/** Loads the client for servers only here, because it loads slowly and few starts need it. */
async function remoteDatabase(url: string): Promise<Database> {
  const { RemoteClient } = await import('./remote/remote-client');
  return drizzle<Record<string, never>, Client>(new RemoteClient(url));
}

/** Configures a local database. A server has its own settings and refuses these. */
async function setUp(client: Client): Promise<void> {
  await client.execute('PRAGMA journal_mode = WAL');
  await client.execute('PRAGMA synchronous = FULL');
  await client.execute('PRAGMA foreign_keys = ON');
  await client.execute('PRAGMA cache_size = -16384');
}

async function setUpReader(client: Client): Promise<void> {
  await client.execute('PRAGMA query_only = ON');
  await client.execute('PRAGMA cache_size = -65536');
}
