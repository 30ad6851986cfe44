import { getTableColumns } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';

/** A field that is derived of another one of the same table. */
export interface DerivedText {
  field: string;
  column: SQLiteColumn;
  source: string;
  sourceColumn: SQLiteColumn;
}

/** Returns the derived fields of a table: `nameKey` and `nameFolded` of `name`. */
export function derivedTextsOf(table: SQLiteTable): DerivedText[] {
  const columns = new Map(Object.entries(getTableColumns(table) as Record<string, SQLiteColumn>));
  return [...columns].flatMap(([field, column]) => {
    const source = /^(.+)(?:Key|Folded)$/.exec(field)?.[1] ?? '';
    const sourceColumn = columns.get(source);
    return sourceColumn ? [{ field, column, source, sourceColumn }] : [];
  });
}

/**
 * Adds the derived fields to the values of a row. The columns themselves derive
 * (service/database/schema/columns.ts), so that these fields get the text itself. Every statement that
 * writes a name or an address needs this; tests look at what they have stored
 * (service/testing/test-service.ts). A derived field that is null stays null.
 */
export function withDerivedTexts<Values extends object>(
  table: SQLiteTable,
  values: Values,
): Values {
  const derived = derivedTextsOf(table).flatMap(({ field, source }) => {
    const text: unknown = Reflect.get(values, source);
    return typeof text === 'string' && Reflect.get(values, field) !== null ? [[field, text]] : [];
  });
  return { ...values, ...Object.fromEntries(derived) };
}
