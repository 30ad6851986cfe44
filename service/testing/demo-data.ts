import { count } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from '../database/open-database';
import { testSecretKeys } from './secret-keys';

/** The moment from which the dates of these tests' demo data count back. */
export const seedMoment = new Date('2026-06-15T10:30:00Z');

export const posCoreUris = ['http://127.0.0.1:5001', 'http://127.0.0.1:5002'] as const;

/** Options that give the same demo data each time, without the work of real password hashes. */
export const seedOptions = {
  scale: 1,
  now: seedMoment,
  posCoreUris,
  secretKeys: testSecretKeys,
  hashPassword: async (plain: string) => `hash of ${plain}`,
};

/** Counts the rows of a table. */
export async function sizeOf(table: SQLiteTable, database: Database): Promise<number> {
  const [row] = await database.select({ rows: count() }).from(table);
  return row?.rows ?? 0;
}
