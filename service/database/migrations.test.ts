import { readdirSync, readFileSync } from 'node:fs';
import { generateSQLiteDrizzleJson, generateSQLiteMigration } from 'drizzle-kit/api';
import { is } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { expect, test } from 'vitest';
import { destructiveStatements } from '../testing/destructive-statement';

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

test('only the newest snapshot is kept, since no other one is read', () => {
  const { entries } = readJson('_journal.json');
  const last = String(entries.at(-1).idx).padStart(4, '0');
  const advice = 'Delete the snapshot of the migration before (CONTRIBUTING.md#migrations).';
  expect(readdirSync(folder).sort(), advice).toEqual([`${last}_snapshot.json`, '_journal.json']);
});

// These migrations are part of the first release.
const released = 4;

test('migrations since the first release only add, so that an older instance goes on', () => {
  const { entries } = readJson('_journal.json');
  for (const { tag } of entries.slice(released)) {
    const text = readFileSync(new URL(`../${tag}.sql`, folder), 'utf8');
    expect(destructiveStatements(text), `${tag} (CONTRIBUTING.md#migrations)`).toEqual([]);
  }
});

test.each([
  ['DROP TABLE `teams`', true],
  ['DROP INDEX `teams_owner`', true],
  ['ALTER TABLE `teams` DROP COLUMN `name`', true],
  ['ALTER TABLE `teams` RENAME COLUMN `name` TO `title`', true],
  ['ALTER TABLE `__new_teams` RENAME TO `teams`', true],
  ['ALTER TABLE `teams` ADD `place` text NOT NULL', true],
  ['CREATE UNIQUE INDEX `teams_name` ON `teams` (`name`)', true],
  ['UPDATE `teams` SET `name` = upper(`name`)', true],
  ['DELETE FROM `teams`', true],
  ['CREATE TRIGGER `no_teams` BEFORE INSERT ON `teams` BEGIN SELECT 1; END', true],
  ["ALTER TABLE `teams` ADD `place` text DEFAULT '' NOT NULL", false],
  ['ALTER TABLE `teams` ADD `place` text', false],
  ['CREATE INDEX `teams_name` ON `teams` (`name`)', false],
  ['CREATE VIRTUAL TABLE `team_texts` USING fts5(name)', false],
  [
    'ALTER TABLE `teams` ADD `place` text;--> statement-breakpoint\nUPDATE `teams` SET `place` = `name`',
    false,
  ],
  [
    'ALTER TABLE `teams` ADD `name_key` text;--> statement-breakpoint\nCREATE UNIQUE INDEX `teams_key` ON `teams` (`owner`,`name_key`)',
    false,
  ],
  [
    'CREATE TABLE `visits` (\n`id` text NOT NULL);--> statement-breakpoint\nCREATE UNIQUE INDEX `visits_id` ON `visits` (`id`)',
    false,
  ],
])('%s', (migration, isDestructive) => {
  expect(destructiveStatements(migration)).toHaveLength(isDestructive ? 1 : 0);
});
