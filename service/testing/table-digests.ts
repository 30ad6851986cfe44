import { createHash } from 'node:crypto';
import { auditLogIndexTables } from '../database/audit-log-index';
import type { Database } from '../database/open-database';
import { openedSigningKey } from './stored-signing-key';

/** Makes a digest of the rows of each table, so that a failed comparison names only the table. */
export async function tableDigests(database: Database): Promise<Record<string, string>> {
  const { rows: tables } = await database.$client.execute(
    `SELECT name FROM sqlite_schema WHERE type = 'table'
     AND name NOT GLOB '__drizzle*' AND name NOT GLOB '${auditLogIndexTables}'`,
  );
  const all: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await database.$client.execute(`SELECT * FROM "${name}" ORDER BY rowid`);
    // No two encryptions of a text are the same.
    const opened = rows.map((row) => {
      const values = Object.values(row);
      return values.map((value) => openedSigningKey(value, String(values[0])));
    });
    const text = JSON.stringify(opened);
    all[String(name)] = `${rows.length} rows, ${createHash('sha256').update(text).digest('hex')}`;
  }
  return all;
}
