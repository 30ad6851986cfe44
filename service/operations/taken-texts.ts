import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { DatabaseTransaction } from '../database/open-database';

/** The stored texts of a column that may have each text once, whatever its case. */
export interface TakenTexts {
  /** Takes a text, or returns the stored one that differs in case at most. */
  take(text: string): string | undefined;
}

/**
 * Finds which of these texts a column has already.
 * @param within limits the search to some of the rows
 */
export async function findTakenTexts(
  transaction: DatabaseTransaction,
  column: SQLiteColumn,
  texts: readonly string[],
  within?: SQL,
): Promise<TakenTexts> {
  const rows = await transaction
    .select({ text: sql<string>`${column}` })
    .from(column.table)
    .where(and(within, inArray(sql`lower(${column})`, texts.map(lowered))));
  const taken = new Map(rows.map(({ text }) => [lowered(text), text]));
  return {
    take(text) {
      const other = taken.get(lowered(text));
      if (other === undefined) taken.set(lowered(text), text);
      return other;
    },
  };
}

/** Lowers the letters A to Z alone, as `lower` of SQLite does. */
function lowered(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
