import { expect, test } from 'vitest';
import { isSameValue } from './same-value';

test.each([
  ['2099-12-31T12:00:00.000Z', '2099-12-31T12:00:00Z', true],
  ['2099-12-31T12:00:00Z', '2099-12-31T13:00:00+01:00', true],
  ['2099-12-31T12:00:00Z', '2099-12-31T12:00:01Z', false],
  [[{ a: 1, b: 2 }, { a: 3 }], [{ a: 3 }, { b: 2, a: 1 }], true],
  [['x', 'x'], ['x'], false],
  ['2099-12', '2099-12-01', false],
  [null, '', false],
])('%j and %j: %s', (one, other, isSame) => {
  expect(isSameValue(one, other)).toBe(isSame);
});
