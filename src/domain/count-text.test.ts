import { expect, test } from 'vitest';
import { countText } from './count-text';

test.each([
  [countText(0, 'device'), '0 devices'],
  [countText(1, 'device'), '1 device'],
  [countText(1200, 'device'), `${(1200).toLocaleString()} devices`],
  [countText(1, 'matches', 'match'), '1 matches'],
  [countText(2, 'matches', 'match'), '2 match'],
])('a count has its noun in the right number: %s', (text, expected) => {
  expect(text).toBe(expected);
});
