import { expect, test } from 'vitest';
import { readOptions } from './options';

test('without arguments everything is measured five times and nothing is written', () => {
  expect(readOptions([])).toEqual({ write: false, rounds: 5, loads: true, grids: true });
});

test.each([
  [['--write', '--rounds', '9'], { write: true, rounds: 9, loads: true, grids: true }],
  [['--only', 'loads'], { write: false, rounds: 5, loads: true, grids: false }],
  [['--only=grids'], { write: false, rounds: 5, loads: false, grids: true }],
])('reads %j', (given, expected) => {
  expect(readOptions(given)).toEqual(expected);
});

test.each([
  [['--rounds', '0'], '--rounds'],
  [['--rounds', 'many'], '--rounds'],
  [['--only', 'paint'], '--only'],
  [['--write', '--only', 'grids'], '--write'],
  [['--fast'], '--fast'],
  [['fast'], 'fast'],
])('refuses %j', (given, named) => {
  expect(() => readOptions(given)).toThrow(named);
});
