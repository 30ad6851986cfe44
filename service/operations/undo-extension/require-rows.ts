import { inArray } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { badRequest } from '../../contract/coded-error';
import { slicesOf } from '../../database/in-slices';
import type { DatabaseTransaction } from '../../database/open-database';

/**
 * Requires rows to which deleted rows refer. Without one of them nothing is put back: a link that loses an
 * outlet of its restriction would reach further than before.
 * @throws Refusal if one has gone
 */
export async function requireRows(
  transaction: DatabaseTransaction,
  table: SQLiteTable,
  key: SQLiteColumn,
  ids: readonly (string | null)[],
): Promise<void> {
  const needed = [...new Set(ids)].filter((id) => id !== null);
  for (const slice of slicesOf(needed)) {
    if ((await transaction.$count(table, inArray(key, slice))) < slice.length) {
      throw badRequest('A record that it needs has been deleted meanwhile.');
    }
  }
}
