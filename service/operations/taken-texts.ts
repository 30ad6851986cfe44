import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { inSlices } from '../database/in-slices';
import type { DatabaseTransaction } from '../database/open-database';

/** The stored texts of a column that may have each text once. */
export interface TakenTexts {
  /** Takes a text, or returns the one that counts as the same. */
  take(text: string): string | undefined;
}

/** A column that has to be unique, the column of its keys, and the function that makes them. */
interface UniqueColumn {
  column: SQLiteColumn;
  key: SQLiteColumn;
  keyOf: (text: string) => string;
}

/**
 * Finds which of these texts a column has already.
 * @param within limits the search to some of the rows
 */
export async function findTakenTexts(
  transaction: DatabaseTransaction,
  { column, key, keyOf }: UniqueColumn,
  texts: readonly string[],
  within?: SQL,
): Promise<TakenTexts> {
  const rows = await inSlices(texts, (slice) =>
    transaction
      .select({ text: sql<string>`${column}` })
      .from(column.table)
      .where(and(within, inArray(key, slice))),
  );
  const taken = new Map(rows.map(({ text }) => [keyOf(text), text]));
  return {
    take(text) {
      const other = taken.get(keyOf(text));
      if (other === undefined) taken.set(keyOf(text), text);
      return other;
    },
  };
}
