import { expect, test } from 'vitest';
import { MeasuredValue } from '../grid-column';
import { sortFunction } from './sort-function';

/** Sorts as the table does: it negates the result of the function when it sorts downwards. */
function sorted(values: readonly unknown[], isDescending: boolean) {
  const compare = sortFunction(isDescending);
  const row = (value: unknown) => ({ getValue: () => value });
  return [...values].sort((a, b) => compare(row(a), row(b), 'column') * (isDescending ? -1 : 1));
}

test('text sorts by the numbers in it and ignores case', () => {
  const names = ['Till 10', 'till 2', 'Bar 1', 'Äpfel'];
  expect(sorted(names, false)).toEqual(['Äpfel', 'Bar 1', 'till 2', 'Till 10']);
  expect(sorted(names, true)).toEqual(['Till 10', 'till 2', 'Bar 1', 'Äpfel']);
});

test('numbers and dates sort by value, not by their text', () => {
  const values = [9, 10, -1].map((value) => new MeasuredValue(value, () => 'same'));
  const numbers = (list: unknown[]) =>
    list.map((value) => value instanceof MeasuredValue && value.number);
  expect(numbers(sorted(values, false))).toEqual([-1, 9, 10]);
  expect(numbers(sorted(values, true))).toEqual([10, 9, -1]);
});

test.each([false, true])('blanks come last (downwards: %s)', (isDescending) => {
  // Array.sort itself puts undefined last, so each value is wrapped.
  const compare = sortFunction(isDescending);
  const rows = [undefined, 'b', undefined, 'a'].map((value) => ({ getValue: () => value }));
  const order = rows
    .toSorted((a, b) => compare(a, b, 'column') * (isDescending ? -1 : 1))
    .map((row) => row.getValue());
  expect(order).toEqual([...(isDescending ? ['b', 'a'] : ['a', 'b']), undefined, undefined]);
});
