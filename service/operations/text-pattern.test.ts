import { createClient } from '@libsql/client';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/libsql';
import { expect, test } from 'vitest';
import { containsText, longestSearchText } from './text-pattern';

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
  ['Cafés', 'cafe'],
  ['Cafés', 'CAFE\u0301'],
  ['cafe', 'café'],
  ['Zürich', 'zurich'],
  ['Жук', 'жУ'],
  ['Ёлка', 'елка'],
  ['Straße', 'STRASS'],
  ['STRASSE', 'straße'],
  ['Ærø', 'aero'],
  ['Ὀδυσσεύς', 'οδυσσευς'],
  ['Café\u00a0Nord', 'cafe nord'],
  ['می\u200cخواهم', 'می\u200cخ'],
  ['हिन्दी', 'हिन्दी'],
  ['한국', '한국'.normalize('NFD')],
  ['é[a]*?-^', 'É[A]*?-^'],
  ['日本 100%', '本 100%'],
  ['harbour restaurants', 'har\u200bbour\u00ad'],
  ['harbour restaurants', 'harbour  rest'],
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
  ['Strase', 'straße'],
  ['anything', '\0'],
  ['anything', 'é\0'],
])('%j does not contain %j', async (value, text) => {
  expect(await contains(value, text)).toBe(false);
});

test('the longest search fits the limit of SQLite, whatever it has', async () => {
  for (const letter of ['u', 'é', 'ß', 'æ', '[', '字']) {
    const text = letter.repeat(longestSearchText);
    expect(await contains(`x${text}`, text)).toBe(true);
  }
});
