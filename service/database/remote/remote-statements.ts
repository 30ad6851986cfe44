import type { InStatement, ResultSet, Row } from '@libsql/client';
import { type RowsResult, Stmt } from '@libsql/hrana-client';

/**
 * A statement that a replica passes on to its primary, and with it all statements of the same batch.
 * A replica would otherwise answer reads itself, without writes of the last moments (decision 0083).
 */
export const onPrimary = 'PRAGMA foreign_keys';

/** Makes the statement that the protocol's client takes. */
export function toStatement(statement: InStatement): Stmt {
  if (typeof statement === 'string') return new Stmt(statement);
  const { sql, args: values = [] } = statement;
  const made = new Stmt(sql);
  if (Array.isArray(values)) return made.bindIndexes(values);
  for (const [name, value] of Object.entries(values)) made.bindName(name, value);
  return made;
}

/** Makes the result of the interface that files have as well. */
export function toResultSet(result: RowsResult): ResultSet {
  const { columnNames, columnDecltypes, rows, affectedRowCount, lastInsertRowid } = result;
  return {
    columns: columnNames.map((name) => name ?? ''),
    columnTypes: columnDecltypes.map((type) => type ?? ''),
    rows: rows satisfies Row[],
    rowsAffected: affectedRowCount,
    lastInsertRowid,
    toJSON: () => rows,
  };
}
