import { type Column, type SQL, sql } from 'drizzle-orm';

/**
 * Compares with a list of any length in one value. SQLite looks such a list up by an index of the
 * column, where it may compare each row of another table with each of many values.
 */
export const isOneOf = (column: Column | SQL, values: readonly (string | number)[]): SQL =>
  sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(values)}))`;
