import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../../database/open-database';
import { isFolded, messageMatch } from './message-match';

const database = await openDatabase({ url: ':memory:' });
afterAll(() => database.$client.close());

test.each([
  ['kiosk', '"kio" AND "osk"'],
  ['password', '"pas" AND "swo" AND "ord"'],
  ['a"b', '"a""b"'],
  ['éÉЖ', '"éÉЖ"'],
  ['aaaaaaa', '"aaa"'],
  ['👍👍👍', '"👍👍👍"'],
  ['abcµdef', '"abc" AND "def"'],
])('the index is asked for %j by its parts', (text, match) => {
  expect(messageMatch(text)).toBe(match);
});

test.each(['', 'a', 'ab', '👍👍', 'aſb', 'a\0b'])('the index cannot help with %j', (text) => {
  expect(messageMatch(text)).toBeNull();
});

test('a long text is asked for by some of its parts', () => {
  const text = Array.from({ length: 1_000 }, (_, index) => String.fromCodePoint(0x4e00 + index));
  expect(messageMatch(text.join(''))?.split(' AND ')).toHaveLength(16);
});

const surrogates = [0xd800, 0xdfff] as const;
const lastCodePoint = 0x1ffff;

test('the index treats both cases of each folded letter as the same', async () => {
  const pairs: { letter: string; variant: string }[] = [];
  for (let code = 1; code <= lastCodePoint; code += 1) {
    if (code >= surrogates[0] && code <= surrogates[1]) continue;
    const letter = String.fromCodePoint(code);
    if (!isFolded(letter)) continue;
    for (const variant of [letter.toLowerCase(), letter.toUpperCase()]) {
      if (variant !== letter && [...variant].length === 1) pairs.push({ letter, variant });
    }
  }
  expect(pairs.length).toBeGreaterThan(500);
  const { $client: client } = database;
  await client.batch(
    pairs.map(({ variant }, index) => ({
      sql: 'INSERT INTO audit_log_messages (rowid, message) VALUES (?, ?)',
      args: [index + 1, `a${variant}b`],
    })),
  );
  const missed: string[] = [];
  for (const [index, { letter, variant }] of pairs.entries()) {
    const { rows } = await client.execute({
      sql: 'SELECT 1 FROM audit_log_messages WHERE audit_log_messages MATCH ? AND rowid = ?',
      args: [messageMatch(`a${letter}b`), index + 1],
    });
    if (rows.length === 0) missed.push(`${letter} ${variant}`);
  }
  expect(missed).toEqual([]);
});
