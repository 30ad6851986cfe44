import { fileURLToPath } from 'node:url';
import type { Client } from '@libsql/client';
import { readMigrationFiles } from 'drizzle-orm/migrator';

const ownMigrations = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Brings the tables up to date. It leaves a database alone that a newer release has migrated.
 *
 * Several instances may start at the same moment. Drizzle's own function would run a migration twice:
 * it reads what is missing before its transaction begins. Here the record of a migration is written
 * first in the transaction, and is unique. The second instance therefore fails before its first change,
 * and finds at its next attempt that nothing is missing.
 *
 * @returns the number of migrations that this call ran, and whether the database was empty before
 */
export async function runMigrations(
  client: Client,
  migrationsFolder = ownMigrations,
): Promise<{ count: number; isNew: boolean }> {
  await client.execute(`CREATE TABLE IF NOT EXISTS __drizzle_migrations (
    id SERIAL PRIMARY KEY, hash text NOT NULL, created_at numeric)`);
  await client.execute(
    'CREATE UNIQUE INDEX IF NOT EXISTS __drizzle_migrations_once ON __drizzle_migrations (created_at)',
  );
  const all = readMigrationFiles({ migrationsFolder });
  for (;;) {
    const last = await newestMigration(client);
    const missing = all.filter((migration) => migration.folderMillis > last);
    if (missing.length === 0) return { count: 0, isNew: false };
    const statements = missing.flatMap(({ hash, folderMillis, sql }) => [
      {
        sql: 'INSERT INTO __drizzle_migrations (hash, created_at) VALUES (?, ?)',
        args: [hash, folderMillis],
      },
      ...sql,
    ]);
    try {
      await client.migrate(statements);
      return { count: missing.length, isNew: last === 0 };
    } catch (error) {
      if ((await newestMigration(client)) === last) throw error;
    }
  }
}

/** The moment of the newest migration that was run; 0 for an empty database. */
async function newestMigration(client: Client): Promise<number> {
  const { rows } = await client.execute('SELECT max(created_at) FROM __drizzle_migrations');
  return Number(rows[0]?.[0] ?? 0);
}
