import { expect, test } from 'vitest';
import { reasonHeader, reasonOfHeader } from './error-reason';

test.each([
  [
    'a text beyond ASCII',
    'Équipe Żółć 東京',
    "UTF-8''%C3%89quipe%20%C5%BB%C3%B3%C5%82%C4%87%20%E6%9D%B1%E4%BA%AC",
  ],
  ['a text with the characters of the encoding', "(é's 5%*)", "UTF-8''%28%C3%A9%27s%205%25%2A%29"],
  ['a plain line', 'The address is taken.', 'The address is taken.'],
  [
    'a plain line with percent signs',
    '100%25 is no share, nor is 5%',
    '100%25 is no share, nor is 5%',
  ],
  ['a text that looks encoded', "UTF-8''a", "UTF-8''UTF-8%27%27a"],
])('%s survives the header', (_, reason, header) => {
  expect(reasonHeader(reason)).toBe(header);
  expect(reasonOfHeader(header)).toBe(reason);
});

test.each([
  ['several lines become one', 'One.\r\n\tTwo.', 'One. Two.'],
  ['a lone surrogate becomes a replacement character', 'a\ud83d', 'a\ufffd'],
  ['a long reason is cut between two characters', '😀'.repeat(301), '😀'.repeat(300)],
])('%s', (_, reason, received) => {
  expect(reasonOfHeader(reasonHeader(reason))).toBe(received);
});

test.each([
  ['an extended value with a language and lower case', "utf-8'fr'%c3%89quipe", 'Équipe'],
  ['an incomplete escape', "UTF-8''%E6%9D", "UTF-8''%E6%9D"],
  ['a malformed escape', "UTF-8''100%", "UTF-8''100%"],
  ['a long plain line', 'a'.repeat(301), 'a'.repeat(300)],
  ['a long extended value', `UTF-8''${'%C3%A9'.repeat(301)}`, 'é'.repeat(300)],
  ['an empty extended value', "UTF-8''", undefined],
  ['blanks', '  ', undefined],
  ['no header', null, undefined],
])('%s gives a reason or none, and never fails', (_, value, reason) => {
  expect(reasonOfHeader(value)).toBe(reason);
});
