import { expect, test } from 'vitest';
import { moveActiveOption } from './search-combobox';

test.each([
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', 0, 3, 2],
  ['ArrowUp', -1, 3, 2],
  ['ArrowDown', -1, 3, 0],
  ['PageDown', 0, 30, 10],
  ['PageDown', 25, 30, 29],
  ['PageUp', 4, 30, 0],
  ['ArrowDown', 0, 0, undefined],
  ['a', 0, 3, undefined],
])('%s moves from option %i of %i, or not at all', (key, active, count, moved) => {
  expect(moveActiveOption(key, active, count)).toBe(moved);
});
