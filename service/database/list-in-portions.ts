import { setImmediate } from 'node:timers/promises';
import { and, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { type Portion, rowsOf, StreamedList } from '../contract/streamed-list';
import type { JsonRecord } from './json-records';
import type { Database } from './open-database';

/** So many records leave first, to be shown while the others are read. */
const firstPortion = 200;
const usualPortion = 1_000;
/** More bytes of large columns do not leave together. A server refuses answers above 10 MB. */
const mostBytes = 2_000_000;

export interface ListOptions<Row> {
  from: SQLiteTable;
  /** A LEFT or CROSS JOIN, which keep the order, of a table with one row at most for each record. */
  join?: SQL;
  where?: SQL;
  order: readonly (SQL | SQLiteColumn)[];
  record: JsonRecord<Row>;
  /** A column that few records have, and that may have a megabyte. */
  large?: SQLiteColumn;
}

/**
 * Reads a list in portions. The first statement finds which records the list has, and their order.
 * Each portion then has the records as they are at that moment, so that every record comes once,
 * except for those that were deleted meanwhile. No transaction is open between the portions, so that a
 * slow reader keeps nobody waiting (decision 0095).
 */
export function listInPortions<Row>(database: Database, options: ListOptions<Row>) {
  return new StreamedList<Row>(portionsOf(database, options));
}

/** Reads a whole list in such portions, for a call that needs all of its records at once. */
export async function readLongList<Row>(
  database: Database,
  options: ListOptions<Row>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const portion of portionsOf(database, options)) {
    rows.push(...(rowsOf(portion) as Row[]));
  }
  return rows;
}

async function* portionsOf(
  database: Database,
  options: ListOptions<unknown>,
): AsyncGenerator<Portion> {
  const ids = await findRows(database, options);
  const sizes = await findLargeRows(database, options);
  let end = 0;
  do {
    const start = end;
    end = endOfPortion(ids, sizes, start);
    const json = await readRows(database, options, ids.slice(start, end));
    yield { json, isLast: end >= ids.length };
    // The driver of a file works without pause. Other requests come in between.
    await setImmediate();
  } while (end < ids.length);
}

/** Finds where a portion ends: by the number of its records, or by the size of the large ones. */
function endOfPortion(
  ids: readonly number[],
  sizes: ReadonlyMap<number, number>,
  start: number,
): number {
  const most = Math.min(ids.length, start + (start === 0 ? firstPortion : usualPortion));
  let bytes = 0;
  for (let end = start; end < most; end += 1) {
    bytes += sizes.get(ids[end] ?? 0) ?? 0;
    if (bytes > mostBytes && end > start) return end;
  }
  return most;
}

async function findRows(
  database: Database,
  { from, join = sql``, where = sql`true`, order }: ListOptions<unknown>,
): Promise<number[]> {
  const [row] = await database.all<{ ids: string }>(sql`
    SELECT json_group_array(id) AS ids FROM (
      SELECT ${from}.rowid AS id FROM ${from} ${join} WHERE ${where}
      ORDER BY ${sql.join([...order], sql`, `)})`);
  return JSON.parse(row?.ids ?? '[]') as number[];
}

async function findLargeRows(
  database: Database,
  { from, where, large }: ListOptions<unknown>,
): Promise<ReadonlyMap<number, number>> {
  if (!large) return new Map();
  const rows = await database.all<{ id: number; bytes: number }>(sql`
    SELECT ${from}.rowid AS id, octet_length(${large}) AS bytes FROM ${from}
    WHERE ${and(isNotNull(large), where)}`);
  return new Map(rows.map(({ id, bytes }) => [id, bytes]));
}

async function readRows(
  database: Database,
  { from, join = sql``, where = sql`true`, record }: ListOptions<unknown>,
  ids: readonly number[],
): Promise<Uint8Array> {
  // Again the condition: another record may have the place of a deleted one. As bytes, because they leave as
  // bytes.
  const [row] = await database.all<{ json: ArrayBuffer }>(sql`
    SELECT CAST(json_group_array(${record}) AS blob) AS json
    FROM json_each(${JSON.stringify(ids)}) AS wanted
    CROSS JOIN ${from} ON ${from}.rowid = wanted.value ${join}
    WHERE ${where}`);
  if (!row) throw new Error('A portion of a list was not read.');
  return new Uint8Array(row.json);
}
