import { getTableColumns, sql } from 'drizzle-orm';
import type {
  SQLiteInsertValue,
  SQLiteTable,
  SQLiteUpdateSetSource,
} from 'drizzle-orm/sqlite-core';
import { withDerivedTexts } from './derived-texts';
import { inSlices } from './in-slices';
import type { DatabaseTransaction } from './open-database';
import { mapInSlices } from './time-slices';

/**
 * Inserts rows, and replaces the stored rows that have the same key, with one statement for each slice
 * of them. The derived texts come with them.
 * @param key the field of the primary key; a row without it gets the default of the column
 * @returns the stored rows in the order of the given ones
 */
export async function saveRows<Table extends SQLiteTable>(
  transaction: DatabaseTransaction,
  table: Table,
  key: keyof Table['$inferSelect'] & string,
  rows: readonly SQLiteInsertValue<Table>[],
): Promise<Table['$inferSelect'][]> {
  const columns = getTableColumns(table);
  const target = columns[key];
  if (!target) throw new Error(`The table has no field ${key}.`);
  // The type lists the fields of the table, which are the keys of its columns.
  const set = Object.fromEntries(
    Object.entries(columns).map(([field, { name }]) => [
      field,
      sql`excluded.${sql.identifier(name)}`,
    ]),
  ) as SQLiteUpdateSetSource<Table>;
  const keyOf = (row: object): unknown => Reflect.get(row, key);
  const keyed = await mapInSlices(rows, (row) => ({
    ...withDerivedTexts(table, row),
    [key]: keyOf(row) ?? target.defaultFn?.(),
  }));
  const stored = await inSlices(
    keyed,
    (slice): PromiseLike<Table['$inferSelect'][]> =>
      transaction.insert(table).values(slice).onConflictDoUpdate({ target, set }).returning(),
  );
  const saved = new Map<unknown, Table['$inferSelect']>(stored.map((row) => [keyOf(row), row]));
  return keyed.map((row) => {
    const found = saved.get(keyOf(row));
    if (!found) throw new Error('A saved row was not returned.');
    return found;
  });
}
