import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';

/** A column of a format, such as an id, for where the contract wants any text. */
export function anyText(column: SQLiteColumn): SQL<string> {
  return sql<string>`${column}`;
}
