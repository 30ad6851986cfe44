import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Client, ResultSet } from '@libsql/client';
import { openedSigningKey } from '../../../service/testing/stored-signing-key';

/** A table with its rows, and the columns that it had when somebody read it. */
export interface KeptTable {
  name: string;
  columns: string[];
  rows: unknown[][];
}

const fixture = new URL('../fixtures/database-of-ba153c9.sql.gz', import.meta.url);

/** The statements that make the database of the release before, which has rows in every table. */
export const keptDatabase = (): string => gunzipSync(readFileSync(fixture)).toString();

const valuesOf = ({ rows, columns }: ResultSet) =>
  rows.map((row) => columns.map((_, index) => row[index]));

/** Reads all tables, except the list of migrations. */
export async function readTables(client: Client): Promise<KeptTable[]> {
  const names = await client.execute(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB '__drizzle*'",
  );
  return Promise.all(
    names.rows.map(async ({ name }) => {
      const all = await client.execute(`SELECT * FROM "${name}" ORDER BY rowid`);
      return { name: String(name), columns: all.columns, rows: valuesOf(all) };
    }),
  );
}

/** Reads the columns that a table had before. Signing keys, which are encrypted since, are opened. */
export async function readAgain(client: Client, { name, columns }: KeptTable): Promise<unknown> {
  const list = columns.map((column) => `"${column}"`).join(', ');
  // The service notes there since then how far the index of the audit log has come.
  const condition = name === 'meta' ? "WHERE key <> 'audit-log-index'" : '';
  const rows = valuesOf(
    await client.execute(`SELECT ${list} FROM "${name}" ${condition} ORDER BY rowid`),
  );
  return rows.map((row) => row.map((value) => openedSigningKey(value, String(row[0]))));
}
