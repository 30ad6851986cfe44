import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';

/** Selects a column with a format, such as an id, as the plain text that the contract wants. */
export function anyText(column: SQLiteColumn): SQL<string> {
  return sql<string>`${column}`;
}
