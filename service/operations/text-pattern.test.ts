import { createClient } from '@libsql/client';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/libsql';
import { expect, test } from 'vitest';
import { containsText } from './text-pattern';

const database = drizzle(createClient({ url: ':memory:' }));

async function contains(value: string, text: string): Promise<boolean> {
  const [row] = await database.all<{ found: number }>(
    sql`SELECT value IS NOT NULL AND ${containsText(sql`value`, text)} AS found
        FROM (SELECT ${value} AS value)`,
  );
  return row?.found === 1;
}

test.each([
  ['Password changed.', 'password'],
  ['Password changed.', 'WORD CH'],
  ['50 % done', '0 %'],
  ['a_b', 'A_B'],
  ['C:\\temp', ':\\T'],
  ['CAFÉ NOIR', 'café n'],
  ['Жук', 'жУ'],
  ['Straße', 'STRAß'],
  ['é[a]*?-^', 'É[A]*?-^'],
  ['日本 100%', '本 100%'],
  ['anything', ''],
])('%j contains %j', async (value, text) => {
  expect(await contains(value, text)).toBe(true);
});

test.each([
  ['Password changed.', 'passwords'],
  ['50 percent', '0 %'],
  ['axb', 'a_b'],
  ['éa', 'é[a]'],
  ['éaa', 'é*a'],
  ['éba', 'é?a'],
  ['cafe', 'café'],
  // Case folding to two letters makes another text.
  ['STRASSE', 'straße'],
  ['anything', '\0'],
  ['anything', 'é\0'],
])('%j does not contain %j', async (value, text) => {
  expect(await contains(value, text)).toBe(false);
});
