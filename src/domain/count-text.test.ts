import { expect, test } from 'vitest';
import { countText } from './count-text';

test.each([
  [0, '0 orgs'],
  [1, '1 org'],
  [2_400, `${(2_400).toLocaleString()} orgs`],
])('the noun of %d agrees with it', (count, expected) => {
  expect(countText(count, 'org')).toBe(expected);
});

test('a noun with another plural names it', () => {
  expect([countText(1, 'entry', 'entries'), countText(2, 'entry', 'entries')]).toEqual([
    '1 entry',
    '2 entries',
  ]);
});
