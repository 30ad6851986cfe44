import { readFileSync } from 'node:fs';
import { generateSQLiteDrizzleJson, generateSQLiteMigration } from 'drizzle-kit/api';
import { is } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { expect, test } from 'vitest';

const folder = new URL('./migrations/meta/', import.meta.url);
const schema = import.meta.glob<Record<string, unknown>>('./schema/*.ts', { eager: true });

function readJson(name: string) {
  return JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
}

test('the migrations create exactly the tables of the schema', async () => {
  const { entries } = readJson('_journal.json');
  const last = String(entries.at(-1).idx).padStart(4, '0');
  const tables = Object.assign({}, ...Object.values(schema));
  const wanted = await generateSQLiteDrizzleJson(tables);
  const missing = await generateSQLiteMigration(readJson(`${last}_snapshot.json`), wanted);
  const advice =
    'The schema differs from the migrations. Run: npx drizzle-kit generate --name <what-changes>';
  expect(missing, advice).toEqual([]);
  const exported = Object.values(tables).filter((table) => is(table, SQLiteTable));
  expect(exported.length).toBeGreaterThan(30);
  expect(Object.keys(wanted.tables)).toHaveLength(exported.length);
});
