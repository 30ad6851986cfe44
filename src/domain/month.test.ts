import { describe, expect, test } from 'vitest';
import { firstDayOf, isMonth, lastCompleteMonth } from './month';
import { monthText, parseMonth, shortMonthName } from './month-text';

describe('parseMonth', () => {
  test.each([
    ['2026-10', '2026-10'],
    [' 2026-10 ', '2026-10'],
    ['2026-1', '2026-01'],
    ['202610', '2026-10'],
    ['2026/10', '2026-10'],
    ['2026.3', '2026-03'],
    ['2026 03', '2026-03'],
    ['10/2026', '2026-10'],
    ['3.2026', '2026-03'],
    ['03-2026', '2026-03'],
    ['２０２６-１０', '2026-10'],
    ['٢٠٢٦-١٠', '2026-10'],
    ['October 2026', '2026-10'],
    ['oct 2026', '2026-10'],
    ['Oct. 2026', '2026-10'],
    ['sept, 2026', '2026-09'],
    ['0001-12', '0001-12'],
  ])('reads %j as %s', (text, month) => {
    expect(parseMonth(text)).toBe(month);
  });

  test.each([
    '',
    '2026',
    '2026-13',
    '2026-00',
    '26-10',
    '2026-10-01',
    '10',
    'October',
    'Oktember 2026',
    'ju 2026',
    'may be 2026',
    '-1 2026',
  ])('%j is no month', (text) => {
    expect(parseMonth(text)).toBeUndefined();
  });

  test('reads the month names of the given language and of English', () => {
    expect(parseMonth('März 2026', 'de')).toBe('2026-03');
    expect(parseMonth('Dezember 2026', 'de')).toBe('2026-12');
    expect(parseMonth('December 2026', 'de')).toBe('2026-12');
    expect(parseMonth('Dezember 2026', 'en')).toBeUndefined();
  });
});

test.each([
  'ar-EG',
  'fa-IR',
  'th-TH',
  'ja-JP',
  'ru-RU',
  'hu-HU',
  'pt-BR',
  'ko-KR',
  'de-AT',
  'he-IL',
])('a month of %s is of the calendar of the field, and can be typed as it is shown', (language) => {
  for (let number = 1; number <= 12; number += 1) {
    const month = `2026-${String(number).padStart(2, '0')}`;
    expect(monthText(month, language)).toContain('2026');
    expect(parseMonth(monthText(month, language), language)).toBe(month);
  }
});

test('only YYYY-MM is a month', () => {
  const texts = ['2026-10', '2026-1', '2026-13', '202610', 'x', ''];
  expect(texts.map(isMonth)).toEqual([true, false, false, false, false, false]);
});

test('the first day of a month has the form YYYY-MM-DD', () => {
  expect(firstDayOf('2026-10')).toBe('2026-10-01');
});

test('a month has its name in the given language', () => {
  expect(monthText('2026-10', 'en-GB')).toBe('October 2026');
  expect(monthText('2026-10', 'de')).toBe('Oktober 2026');
  expect(shortMonthName('2026-01', 'en-GB')).toBe('Jan');
  expect(monthText('0001-01', 'en-GB')).toContain('January');
});

test('a malformed month keeps its text', () => {
  expect(monthText('soon')).toBe('soon');
});

test.each([
  ['2026-11-28T10:51:00Z', '2026-10'],
  ['2026-11-01T00:00:00Z', '2026-10'],
  ['2026-10-31T23:59:59Z', '2026-09'],
  ['2027-01-15T12:00:00Z', '2026-12'],
])('the last complete month at %s is %s', (now, month) => {
  expect(lastCompleteMonth(new Date(now))).toBe(month);
});
