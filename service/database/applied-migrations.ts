import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { Database } from './open-database';

const journalFile = new URL('./migrations/meta/_journal.json', import.meta.url);

/** The database is that of an earlier release. */
export class MissingMigrations extends Error {
  constructor() {
    super('The tables of the database are those of an earlier release.');
  }
}

/**
 * Checks that the database has every migration of this program. It may have more, of a newer one.
 * @throws MissingMigrations; another error when the database does not answer
 */
export async function requireAppliedMigrations(database: Database): Promise<void> {
  const journal = JSON.parse(readFileSync(journalFile, 'utf8')) as { entries: { when: number }[] };
  const newest = journal.entries.at(-1)?.when ?? 0;
  const statement = sql`select max(created_at) from __drizzle_migrations`;
  const [row] = await database.values<[number | null]>(statement);
  if (Number(row?.[0] ?? 0) < newest) throw new MissingMigrations();
}
