import { assert, date, property } from 'fast-check';
import { expect, test } from 'vitest';
import { inTimeZone } from '~/testing/in-time-zone';
import {
  agoText,
  dateTimeText,
  durationText,
  elapsedText,
  parseUtcDateTime,
  preciseDateTime,
  utcDateTimeText,
  zonedText,
} from './date-time-text';
import { shortZoneName } from './time-zone';

inTimeZone('Asia/Kathmandu', () => {
  test("the text has the date, the time of day and the zone: the browser's, or UTC", () => {
    const moment = '2026-07-01T22:30:00Z';
    expect(dateTimeText(moment, 'local')).toMatch(/Jul 02, 2026, 04:15\sAM GMT\+5:45/);
    expect(dateTimeText(moment, 'UTC')).toMatch(/Jul 01, 2026, 10:30\sPM UTC/);
  });

  test('a precise text has the seconds, and no zone', () => {
    const moment = '2026-07-01T22:30:07.5Z';
    expect(preciseDateTime(moment, 'local')).toMatch(/04:15:07\sAM$/);
    expect(preciseDateTime(moment, 'UTC')).toMatch(/10:30:07\sPM$/);
  });
});

inTimeZone('Asia/Tokyo', () => {
  test('a short name of a zone has its place, and no offset', () => {
    const zones = ['local', 'UTC', 'America/Argentina/Buenos_Aires'];
    expect(zones.map(shortZoneName)).toEqual(['Tokyo time', 'UTC', 'Buenos Aires time']);
  });
});

test('milliseconds give the same text as the ISO 8601 text', () => {
  expect(dateTimeText(Date.UTC(2026, 6, 1, 22, 30), 'UTC')).toBe(
    dateTimeText('2026-07-01T22:30:00Z', 'UTC'),
  );
});

test.each([
  ['th-TH', 'กรกฎาคม 2026'],
  ['fa-IR', '\u2068ژوئیهٔ 2026\u2069'],
  ['ar-EG', '\u2068يوليو 2026\u2069'],
])(
  'a date in %s has the calendar and the digits of fields, and turns no neighbour',
  (language, text) => {
    const moment = Date.parse('2026-07-01T22:30:00Z');
    expect(zonedText(moment, 'UTC', { month: 'long', year: 'numeric' }, language)).toBe(text);
  },
);

test.each(['', 'yesterday', '0000-00-00'])('%j is no point in time and stays unchanged', (text) => {
  expect(dateTimeText(text, 'local')).toBe(text);
});

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

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

test.each([
  [1, '1 second'],
  [1001, '2 seconds'],
  [minute, '1 minute'],
  [minute + second, '1 minute, 1 second'],
  [hour, '1 hour'],
  [17 * hour + 4 * minute + 12 * second, '17 hours, 4 minutes, 12 seconds'],
  [17 * hour + 12 * second, '17 hours, 12 seconds'],
  [day + 4 * hour + 5 * minute + 6 * second, '1 day, 4 hours, 5 minutes'],
  [day + 59 * second, '1 day'],
  [1234 * day, '1,234 days'],
  [0, '1 second'],
])('%i ms are %s', (milliseconds, text) => {
  expect(durationText(milliseconds)).toBe(text);
});

test.each([
  [0, '0:00'],
  [999, '0:00'],
  [65_400, '1:05'],
  [3_600_000, '60:00'],
  [-5, '0:00'],
])('%i ms are %s', (milliseconds, text) => {
  expect(elapsedText(milliseconds)).toBe(text);
});

test.each([
  [-minute, 'just now'],
  [2 * minute - 1, 'just now'],
  [2 * minute, '2 minutes ago'],
  [hour - 1, '59 minutes ago'],
  [hour, '1 hour ago'],
  [11 * hour + 59 * minute, '11 hours ago'],
  [day, '1 day ago'],
])('%i ms before now is %s', (milliseconds, text) => {
  expect(agoText(milliseconds)).toBe(text);
});
