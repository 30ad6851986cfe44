import { createHash } from 'node:crypto';
import type { Database } from '../database/open-database';

/** Makes a digest of the rows of each table, so that a failed comparison names only the table. */
export async function tableDigests(database: Database): Promise<Record<string, string>> {
  const { rows: tables } = await database.$client.execute(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB '__drizzle*'",
  );
  const all: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await database.$client.execute(`SELECT * FROM "${name}" ORDER BY rowid`);
    const text = JSON.stringify(rows.map((row) => Object.values(row)));
    all[String(name)] = `${rows.length} rows, ${createHash('sha256').update(text).digest('hex')}`;
  }
  return all;
}
