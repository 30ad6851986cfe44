import { expect, test, vi } from 'vitest';
import { inTimeZone } from '~/testing/in-time-zone';
import { type GridValue, Moment } from '../grid-column';
import type { GridFilterMode } from '../grid-search';
import { cellTest, type FilterValue, shownDay } from './table-functions';

const passes = (mode: GridFilterMode, cell: GridValue, typed: FilterValue) =>
  cellTest(mode, typed, 'local')(cell);

const time = (text: string) => new Moment(Date.parse(text), () => text);
const noon = time('2024-03-10T12:00:00');

test.each<[GridFilterMode, GridValue, FilterValue, boolean]>([
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
  ['betweenInclusive', noon, ['five', ''], true],
  ['betweenInclusive', noon, ['', '12024-03-10'], true],
  ['betweenInclusive', noon, ['-271821-04-20', ''], true],
  ['betweenInclusive', noon, ['2024-02-31', '2024-13-01'], true],
  ['betweenInclusive', undefined, ['2024-03-10', '2024-03-11'], false],
  ['betweenInclusive', undefined, ['', ''], true],
  ['empty', undefined, ' ', true],
  ['empty', 'x', ' ', false],
  ['notEmpty', 'x', ' ', true],
  ['notEmpty', '  ', ' ', false],
])('%s: %s, %j -> %s', (mode, cell, typed, expected) => {
  expect(passes(mode, cell, typed)).toBe(expected);
});

test('a range may begin and end some days from now', () => {
  const daysFromNow = (days: number) => new Moment(Date.now() + days * 86_400_000, () => '');
  const isOld = cellTest('betweenInclusive', ['', '-90d'], 'UTC');
  expect([-91, -89, 1].map((days) => isOld(daysFromNow(days)))).toEqual([true, false, false]);
  const isNear = cellTest('betweenInclusive', ['+0d', '+3d'], 'UTC');
  expect([-1, 2, 4].map((days) => isNear(daysFromNow(days)))).toEqual([false, true, false]);
});

test.each([
  ['Pacific/Kiritimati', '2026-11-22'],
  ['UTC', '2026-11-21'],
  ['Etc/GMT+12', '2026-11-20'],
])('days from now show as the day of the zone of the column: %s', (timeZone, day) => {
  vi.useFakeTimers({ now: Date.parse('2026-11-24T11:00:00Z') });
  expect(shownDay('-3d', timeZone)).toBe(day);
  vi.useRealTimers();
  expect(shownDay('2026-01-02', timeZone)).toBe('2026-01-02');
});

// Chromium's and Node's Date.parse read "Dealer 1" and "Licensee 1" as the same first of January.
test('compares texts as texts, even if Date.parse reads them as days', () => {
  expect(passes('equals', 'Dealer 1', 'Licensee 1')).toBe(false);
  expect(passes('equals', 'Dealer 1', 'Dealer 1')).toBe(true);
});

inTimeZone('America/St_Johns', () => {
  test.each([
    ['local', '2026-11-20T02:00:00Z', false],
    ['local', '2026-11-21T02:00:00Z', true],
    ['UTC', '2026-11-20T02:00:00Z', true],
    ['UTC', '2026-11-21T02:00:00Z', false],
    ['Pacific/Auckland', '2026-11-19T12:00:00Z', true],
    ['Pacific/Auckland', '2026-11-20T12:00:00Z', false],
  ] as const)('a day of the %s zone includes %s: %s', (timeZone, moment, isIncluded) => {
    const isWithin = cellTest('betweenInclusive', ['2026-11-20', '2026-11-20'], timeZone);
    expect(isWithin(time(moment))).toBe(isIncluded);
  });
});

test.each([
  ['Chile puts them back at midnight', 'America/Santiago', '2026-04-04', '2026-04-05T04:00:00Z'],
  ['Cuba puts them back to midnight', 'America/Havana', '2026-10-31', '2026-11-01T04:00:00Z'],
  ['Lebanon skips midnight', 'Asia/Beirut', '2026-03-28', '2026-03-28T22:00:00Z'],
])('a day ends when the next one begins: %s', (_name, timeZone, day, next) => {
  const isWithin = cellTest('betweenInclusive', ['', day], timeZone);
  const ends = [-1, 0].map((later) => new Moment(Date.parse(next) + later, () => ''));
  expect(ends.map(isWithin)).toEqual([true, false]);
});
