import { count } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from '../database/open-database';

/** When the demo data of these tests were made; they are counted back from it. */
export const seedMoment = new Date('2026-06-15T10:30:00Z');

export const posCoreUris = ['http://127.0.0.1:5001', 'http://127.0.0.1:5002'] as const;

/** Options of demo data that are the same each time, without the cost of real password hashes. */
export const seedOptions = {
  scale: 1,
  now: seedMoment,
  posCoreUris,
  hashPassword: async (plain: string) => `hash of ${plain}`,
};

/** How many rows a table has. */
export async function sizeOf(table: SQLiteTable, database: Database): Promise<number> {
  const [row] = await database.select({ rows: count() }).from(table);
  return row?.rows ?? 0;
}
