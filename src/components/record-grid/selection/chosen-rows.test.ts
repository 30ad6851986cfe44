import { expect, test } from 'vitest';
import {
  noChosenRows,
  shownChoiceOf,
  withAllToggled,
  withRangeTo,
  withRowToggled,
} from './chosen-rows';

const shown = ['a', 'b', 'c', 'd', 'e'];
const keysOf = ({ keys }: { keys: ReadonlySet<string> }) => [...keys].sort().join('');
const one = (key: string) => withRowToggled(noChosenRows, key);

test('a row is chosen, and taken back', () => {
  expect(keysOf(one('b'))).toBe('b');
  expect(keysOf(withRowToggled(one('b'), 'b'))).toBe('');
});

test.each([
  ['d', 'bcd'],
  ['a', 'ab'],
  ['b', 'b'],
])('a range from b to %s chooses %s', (to, keys) => {
  expect(keysOf(withRangeTo(one('b'), shown, to))).toBe(keys);
});

test('a second range from the same row replaces the first one', () => {
  const long = withRangeTo(one('b'), shown, 'e');
  expect(keysOf(withRangeTo(long, shown, 'c'))).toBe('bc');
});

test('a range keeps what was chosen before it', () => {
  const two = withRowToggled(one('a'), 'c');
  expect(keysOf(withRangeTo(two, shown, 'd'))).toBe('acd');
});

test('a range from a row that is not shown chooses its end, and the next range begins there', () => {
  const end = withRangeTo(one('hidden'), shown, 'b');
  expect(keysOf(end)).toBe('bhidden');
  expect(keysOf(withRangeTo(end, shown, 'c'))).toBe('bchidden');
});

test('a range to a row that is not shown changes nothing', () => {
  expect(withRangeTo(one('b'), shown, 'hidden')).toEqual(one('b'));
});

test('all shown rows are chosen and taken back, and others stay', () => {
  const all = withAllToggled(one('hidden'), shown);
  expect(keysOf(all)).toBe('abcdehidden');
  expect(keysOf(withAllToggled(all, shown))).toBe('hidden');
  expect(keysOf(withAllToggled(one('b'), shown))).toBe('abcde');
});

test('the choice among the shown rows is all, some or none', () => {
  expect(shownChoiceOf(one('hidden'), shown)).toBe('none');
  expect(shownChoiceOf(one('b'), shown)).toBe('some');
  expect(shownChoiceOf(withAllToggled(noChosenRows, shown), shown)).toBe('all');
  expect(shownChoiceOf(one('b'), [])).toBe('none');
});
