import { expect, test } from 'vitest';
import { countText, fileSizeText, listText } from './count-text';

test.each([
  [countText(0, 'device'), '0 devices'],
  [countText(1, 'device'), '1 device'],
  [countText(1200, 'device'), `${(1200).toLocaleString()} devices`],
  [countText(1, 'matches', 'match'), '1 matches'],
  [countText(2, 'matches', 'match'), '2 match'],
])('a count has its noun in the right number: %s', (text, expected) => {
  expect(text).toBe(expected);
});

test.each([
  [0, '0 byte'],
  [999, '999 byte'],
  [1_000, '1 kB'],
  [999_949, '999.9 kB'],
  [999_950, '1 MB'],
  [49_283_072, '49.3 MB'],
  [2_000_000_000, '2 GB'],
  [3e15, '3,000 TB'],
])('%s bytes are %s', (bytes, text) => {
  expect(fileSizeText(bytes)).toBe(text);
});

test.each([
  [[], ''],
  [['Bar'], 'Bar'],
  [['Bar', 'Kitchen'], 'Bar and Kitchen'],
  [['Bar', 'Kitchen', 'Terrace'], 'Bar, Kitchen and Terrace'],
])('%j is listed as "%s"', (words, text) => {
  expect(listText(words)).toBe(text);
});
