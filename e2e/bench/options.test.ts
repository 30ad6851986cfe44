import { expect, test } from 'vitest';
import { partNames, readOptions } from './options';

test('without arguments the benchmark measures everything five times and writes nothing', () => {
  expect(readOptions([])).toEqual({ write: false, rounds: 5, parts: partNames });
});

test.each([
  [['--write', '--rounds', '9'], { write: true, rounds: 9, parts: partNames }],
  [['--only', 'loads'], { write: false, rounds: 5, parts: ['loads'] }],
  [['--only=grids', '--write'], { write: true, rounds: 5, parts: ['grids'] }],
  [['--only', 'grids,audit'], { write: false, rounds: 5, parts: ['grids', 'audit'] }],
])('reads %j', (given, expected) => {
  expect(readOptions(given)).toEqual(expected);
});

test.each([
  [['--rounds', '0'], '--rounds'],
  [['--rounds', 'many'], '--rounds'],
  [['--only', 'paint'], '--only'],
  [['--only', 'grids,'], '--only'],
  [['--fast'], '--fast'],
  [['fast'], 'fast'],
])('refuses %j', (given, named) => {
  expect(() => readOptions(given)).toThrow(named);
});
