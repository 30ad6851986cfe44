import { assert, date, property } from 'fast-check';
import { expect, test } from 'vitest';
import { parseUtcDateTime, utcDateTimeText } from './utc-date-time';

test('the text of a moment is in UTC, whatever the time zone', () => {
  expect(utcDateTimeText('2026-06-10T05:00:00.000+02:00')).toBe('2026-06-10 03:00:00');
  expect(utcDateTimeText(new Date('2026-06-10T03:00:00.999Z'))).toBe('2026-06-10 03:00:00');
});

test('parsing the text of a moment restores it to the second', () => {
  const moments = date({
    min: new Date('0001-01-01T00:00:00Z'),
    max: new Date('9999-12-31T23:59:59Z'),
    noInvalidDate: true,
  });
  assert(
    property(moments, (moment) => {
      const seconds = Math.floor(moment.getTime() / 1000) * 1000;
      expect(parseUtcDateTime(utcDateTimeText(moment))?.getTime()).toBe(seconds);
    }),
  );
});

test.each([
  '',
  '2026-02-31 03:00:00',
  '2026-06-31 03:00:00',
  '2025-02-29 03:00:00',
  '2026-13-01 03:00:00',
  '2026-06-10 24:00:00',
  '2026-06-10 03:60:00',
  '2026-06-10T03:00:00Z',
  '2026-06-10',
])('"%s" is no moment', (text) => {
  expect(parseUtcDateTime(text)).toBeUndefined();
});
