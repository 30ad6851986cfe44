import { sql } from 'drizzle-orm';
import { DatabaseFileUnavailable, unavailability } from './database-unavailable';
import type { Database } from './open-database';
import { meta } from './schema/records';

const key = 'write-check';

/**
 * About as much as an ordinary save writes (bytes). Less would fit into what a failed save has left
 * over at the end of the write-ahead log, and would say that saves work.
 */
const size = 16 * 1024;

/**
 * Writes something new into a row of its own, so that the disk has to take it. Another program that
 * writes, such as a restore, proves as much.
 * @throws when the database cannot be written: DatabaseUnavailable, or an error of its driver
 */
export async function requireWritable(database: Database): Promise<void> {
  const value = sql<string>`hex(randomblob(${size / 2}))`;
  await database
    .insert(meta)
    .values({ key, value })
    .onConflictDoUpdate({ target: meta.key, set: { value } })
    .catch((error: unknown) => {
      const problem = unavailability(error);
      if (!(problem instanceof DatabaseFileUnavailable) || problem.needsOperator) throw error;
    });
}
