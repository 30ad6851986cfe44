import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '../database/open-database';

/** A database for one test, with all tables and no rows. */
export interface TemporaryDatabase {
  database: Database;
  url: string;
  /** Closes it and removes its file. */
  remove(): void;
}

/** Opens a database that does not wait for the disk: no test outlives a failure of the power. */
export async function openQuickDatabase(url: string): Promise<Database> {
  const database = await openDatabase({ url });
  await database.$client.execute('PRAGMA synchronous = OFF');
  return database;
}

/** Opens an empty database in its own file, so that tests are isolated from each other. */
export async function openTemporaryDatabase(): Promise<TemporaryDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'authentication-'));
  const url = `file:${join(folder, 'service.db')}`;
  const database = await openQuickDatabase(url);
  return {
    database,
    url,
    remove() {
      database.$client.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
