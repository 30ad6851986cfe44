import { expect, test } from 'vitest';
import { messageMatch } from './message-match';

test.each([
  ['kiosk', '"kio" AND "osk"'],
  ['Password', '"pas" AND "swo" AND "ord"'],
  ['a"b', '"a""b"'],
  ['éÉЖ', '"eeж"'],
  ['Straße', '"str" AND "ass" AND "sse"'],
  ['aaaaaaa', '"aaa"'],
  ['👍👍👍', '"👍👍👍"'],
])('the index is asked for %j by its folded parts', (text, match) => {
  expect(messageMatch(text)).toBe(match);
});

test.each(['', 'a', 'ab', '👍👍', 'abc\0'])('the index cannot help with %j', (text) => {
  expect(messageMatch(text)).toBeNull();
});

test('a long text is asked for by some of its parts', () => {
  const text = Array.from({ length: 1_000 }, (_, index) => String.fromCodePoint(0x4e00 + index));
  expect(messageMatch(text.join(''))?.split(' AND ')).toHaveLength(16);
});
