import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { Database } from './open-database';

const journalFile = new URL('./migrations/meta/_journal.json', import.meta.url);

/**
 * Checks that the database has every migration of this program. It may have more, of a newer one.
 * @throws when the last migration is missing, or the database does not answer
 */
export async function requireAppliedMigrations(database: Database): Promise<void> {
  const journal = JSON.parse(readFileSync(journalFile, 'utf8')) as { entries: { when: number }[] };
  const newest = journal.entries.at(-1)?.when ?? 0;
  const statement = sql`select max(created_at) from __drizzle_migrations`;
  const [row] = await database.values<[number | null]>(statement);
  if (Number(row?.[0] ?? 0) < newest) throw new Error('Migrations of the database are missing.');
}
