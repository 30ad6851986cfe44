import { type Client, createClient, type Row } from '@libsql/client/sqlite3';
import { is } from 'drizzle-orm';
import {
  getTableConfig,
  type SQLiteColumn,
  SQLiteSyncDialect,
  SQLiteTable,
} from 'drizzle-orm/sqlite-core';
import { BackupError } from './backup-error';
import { fileUrl } from './file-url';
import * as access from './schema/access';
import * as invites from './schema/invites';
import { mailJobs } from './schema/mail-jobs';
import * as organisations from './schema/organisations';
import * as people from './schema/people';
import * as records from './schema/records';
import * as servers from './schema/servers';
import { storedNumbersOf } from './schema/stored-numbers';
import * as versions from './schema/versions';
import { isStorableMoment } from './storable-moments';

const schema = { ...access, ...invites, ...organisations, ...people, ...records, ...servers };
const tables = Object.values({ ...schema, ...versions, mailJobs }).filter((table) =>
  is(table, SQLiteTable),
);

type Table = ReturnType<typeof getTableConfig>;

/** So many records are in the memory at once. A user may have an image. */
const portion = 500;
const firstRow = -(2n ** 63n);

/**
 * Reads each record of a database file through the schema of its table: types, missing values, enums,
 * JSON, moments, conditions, and records that it points to.
 * @param ignored the tables that nobody reads
 * @returns the names of the tables that were read
 * @throws BackupError that names the first bad record by its table and key, without its content
 */
export async function checkRecords(file: string, ignored: readonly string[]): Promise<string[]> {
  // Numbers that JavaScript cannot have are to be found, not to be an error.
  const client = createClient({ url: fileUrl(file), intMode: 'bigint', concurrency: 1 });
  try {
    const all = tables.map((table) => getTableConfig(table));
    const checked = all.filter(({ name }) => !ignored.includes(name));
    for (const table of checked) {
      await checkRows(client, table);
      await checkConditions(client, table);
    }
    for (const table of checked) await checkReferences(client, table);
    return checked.map(({ name }) => name);
  } finally {
    client.close();
  }
}

async function checkRows(client: Client, table: Table): Promise<void> {
  for (let last = firstRow, count = portion; count === portion; ) {
    const { rows } = await client.execute({
      sql: `SELECT rowid AS "row number", * FROM "${table.name}" WHERE rowid > ? ORDER BY rowid LIMIT ?`,
      args: [last, portion],
    });
    count = rows.length;
    for (const row of rows) {
      last = BigInt(row['row number'] as bigint);
      for (const column of table.columns) {
        const problem = problemOf(column, row[column.name]);
        if (problem !== null) throw badRecord(table, row, `${column.name} ${problem}`);
      }
    }
  }
}

/** Says what is wrong with a value; null for a value that its column may have. */
function problemOf(column: SQLiteColumn, value: unknown): string | null {
  if (value === null || value === undefined) {
    return column.notNull || column.primary ? 'is missing' : null;
  }
  if (column.getSQLType() === 'text') return problemOfText(column, value);
  if (typeof value !== 'bigint') return 'is not a whole number';
  if (!Number.isSafeInteger(Number(value))) return 'is too large a number';
  if (column.dataType === 'boolean' && value !== 0n && value !== 1n) return 'is neither 0 nor 1';
  if (column.dataType === 'date' && !isStorableMoment(value)) {
    return 'is not in the years 0000 to 9999 in UTC';
  }
  const numbers = storedNumbersOf(column.name);
  return numbers && !numbers.includes(Number(value)) ? 'is not a number of its list' : null;
}

function problemOfText(column: SQLiteColumn, value: unknown): string | null {
  if (typeof value !== 'string') return 'is not a text';
  if (column.dataType === 'json' && !isJson(value)) return 'is not JSON';
  return column.enumValues?.length && !column.enumValues.includes(value)
    ? 'is not a text of its list'
    : null;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

async function checkConditions(client: Client, table: Table): Promise<void> {
  for (const { name, value } of table.checks) {
    const condition = new SQLiteSyncDialect().sqlToQuery(value).sql;
    const { rows } = await client.execute(
      `SELECT rowid AS "row number", * FROM "${table.name}" WHERE NOT (${condition}) LIMIT 1`,
    );
    if (rows[0]) throw badRecord(table, rows[0], `it breaks the condition ${name}`);
  }
}

async function checkReferences(client: Client, table: Table): Promise<void> {
  const { rows } = await client.execute({
    sql: 'SELECT rowid, parent FROM pragma_foreign_key_check(?) ORDER BY rowid LIMIT 1',
    args: [table.name],
  });
  const [found] = rows;
  if (!found) return;
  const { rows: records } = await client.execute({
    sql: `SELECT rowid AS "row number", * FROM "${table.name}" WHERE rowid = ?`,
    args: [found.rowid ?? null],
  });
  const record = records[0] ?? found;
  throw badRecord(table, record, `it points to a missing record of ${found.parent}`);
}

const longestKey = 80;

/** Names a record by its key. A hash of a secret is no name. */
function badRecord({ name, columns, primaryKeys }: Table, row: Row, problem: string): BackupError {
  const keys = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
  const shown = keys
    .filter((column) => !column.name.endsWith('_hash'))
    .map((column) => `${column.name} ${String(row[column.name]).slice(0, longestKey)}`);
  const key = shown.length > 0 ? shown.join(', ') : `row ${row['row number']}`;
  return new BackupError(
    `The backup has a bad record in the table ${name} (${key}): ${problem}. Nothing was changed.`,
  );
}
