import type { InValue, Transaction } from '@libsql/client';
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { withDerivedTexts } from '../derived-texts';

// SQLite allows 32,766 values in a statement. Fewer are as fast, and a smaller load for a server.
const greatestNumberOfValues = 8_000;

/** The fields that a seed leaves out: the database numbers the rows, and texts are derived. */
type LeftOut =
  | 'auditLogEntryID'
  | 'clientApplicationStateID'
  | 'clientIDKey'
  | 'emailKey'
  | 'nameKey'
  | 'organisationCodeKey'
  | `${string}Folded`;

/**
 * A row with a value for every column of a table, also for those that may be null or have a default.
 * After a new column, the seed compiles only when it says what its rows have there.
 */
export type SeedRow<T extends SQLiteTable> = Omit<T['$inferSelect'], LeftOut>;

/**
 * Inserts the rows of one table.
 * @param onInserted gets the number of rows of each statement
 */
export type Insertion = (
  transaction: Transaction,
  onInserted: (count: number) => void,
) => Promise<void>;

/**
 * Prepares to insert many rows, a few hundred in each statement. This is several times as fast as
 * the query builder, which builds the statement again each time.
 */
export function into<T extends SQLiteTable>(table: T, rows: Iterable<SeedRow<T>>): Insertion {
  return (transaction, onInserted) => insertRows(transaction, table, rows, onInserted);
}

async function insertRows(
  transaction: Transaction,
  table: SQLiteTable,
  rows: Iterable<object>,
  onInserted: (count: number) => void,
): Promise<void> {
  const columns = Object.entries(getTableColumns(table));
  const names = columns.map(([, column]) => `"${column.name}"`).join(', ');
  const places = `(${columns.map(() => '?').join(', ')})`;
  const insert = `INSERT INTO "${getTableName(table)}" (${names}) VALUES `;
  const rowsPerStatement = Math.floor(greatestNumberOfValues / columns.length);
  const wholeStatement = insert + Array(rowsPerStatement).fill(places).join(', ');

  let args: InValue[] = [];
  let count = 0;
  const flush = async () => {
    if (count === 0) return;
    const sql =
      count === rowsPerStatement ? wholeStatement : insert + Array(count).fill(places).join(', ');
    await transaction.execute({ sql, args });
    onInserted(count);
    args = [];
    count = 0;
  };
  for (const given of rows) {
    const row = withDerivedTexts(table, given);
    for (const [key, column] of columns) {
      const value: unknown = Reflect.get(row, key);
      args.push(
        value === undefined || value === null ? null : toArgument(column.mapToDriverValue(value)),
      );
    }
    count += 1;
    if (count === rowsPerStatement) await flush();
  }
  await flush();
}

function toArgument(value: unknown): InValue {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return value;
  }
  throw new TypeError(`A column cannot hold a ${typeof value}.`);
}
