import { MRT_FilterFns } from 'mantine-react-table';
import { expect, test } from 'vitest';
import { Moment } from '../grid-column';
import { filterFunctions, sortFunction } from './table-functions';

type Mode = keyof typeof filterFunctions;

const passes = (mode: Mode, cell: unknown, typed: unknown) =>
  filterFunctions[mode]({ getValue: () => cell }, 'column', typed);

const time = (text: string) => new Moment(Date.parse(text), () => text);
const noon = time('2024-03-10T12:00:00');

test.each<[Mode, unknown, unknown, boolean]>([
  ['contains', 'Zürich', 'zurich', true],
  ['contains', 'Harbour Quay', ' quay ', true],
  ['contains', undefined, 'x', false],
  ['contains', noon, '03-10', true],
  ['startsWith', 'Harbour Quay', 'harb', true],
  ['startsWith', 'Harbour Quay', 'quay', false],
  ['endsWith', 'Harbour Quay', 'quay', true],
  ['equals', 'Dealer', 'dealer', true],
  ['equals', 'Dealer', 'Dealers', false],
  ['equals', 'Dealer', '', true],
  ['notEquals', 'Dealer', 'dealer', false],
  ['notEquals', 'Dealer', 'Root', true],
  ['notEquals', undefined, 'Root', true],
  ['betweenInclusive', noon, ['2024-03-10', '2024-03-10'], true],
  ['betweenInclusive', noon, ['2024-03-11', ''], false],
  ['betweenInclusive', noon, ['2024-03-09', ''], true],
  ['betweenInclusive', noon, ['', '2024-03-09'], false],
  ['betweenInclusive', noon, ['', ''], true],
  ['betweenInclusive', noon, ['five', ''], false],
  ['betweenInclusive', undefined, ['2024-03-10', '2024-03-11'], false],
  ['betweenInclusive', undefined, ['', ''], true],
  ['empty', undefined, ' ', true],
  ['empty', 'x', ' ', false],
  ['notEmpty', 'x', ' ', true],
  ['notEmpty', '  ', ' ', false],
])('%s: %s, %j -> %s', (mode, cell, typed, expected) => {
  expect(passes(mode, cell, typed)).toBe(expected);
});

// Chromium's and Node's Date.parse read "Dealer 1" and "Licensee 1" as the same first of January.
const sameDay = ['Dealer 1', 'Licensee 1'] as const;

test('compares texts as texts, even if Date.parse reads them as days', () => {
  const [dealer, licensee] = sameDay;
  expect(passes('equals', dealer, licensee)).toBe(false);
  expect(passes('equals', dealer, dealer)).toBe(true);
});

test('the library still has the bug that these functions avoid', () => {
  const row = { getValue: () => sameDay[0] } as never;
  expect(MRT_FilterFns.equals(row, 'name', sameDay[1])).toBe(true);
});

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

test('points in time sort by value, not by their text', () => {
  const values = [9, 10, -1].map((value) => new Moment(value, () => 'same'));
  const numbers = (list: unknown[]) => list.map((value) => value instanceof Moment && value.time);
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
