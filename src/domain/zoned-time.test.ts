import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  changesClocks,
  localTimeAt,
  localTimeOfDay,
  momentOfLocalTime,
  momentOfUtcText,
  momentsOfLocalTime,
  nextMomentAt,
  timeZoneText,
  utcTextOf,
} from './zoned-time';

const london = 'Europe/London';
const newYork = 'America/New_York';
const auckland = 'Pacific/Auckland';
const at = (text: string) => Date.parse(`${text.replace(' ', 'T')}Z`);

describe('the text that is sent', () => {
  test('is UTC, to the second, with hours from 00', () => {
    expect(utcTextOf(at('2026-06-10 00:05:09'))).toBe('2026-06-10 00:05:09');
    expect(utcTextOf(at('2026-06-10 23:59:59') + 999)).toBe('2026-06-10 23:59:59');
  });

  test.each([
    '',
    null,
    undefined,
    'tomorrow',
    '2026-02-31 06:00:00',
    '2026-06-10',
    '2026-06-10 6:00',
  ])('%s is none', (text) => expect(momentOfUtcText(text)).toBeUndefined());
});

describe.each([
  // West of Greenwich, east of it, on it, and offsets of half and three quarter hours.
  [newYork, '2026-06-10 06:00:00', '2026-06-10 10:00:00', 'America/New_York (GMT-4)'],
  [newYork, '2026-12-10 22:00:00', '2026-12-11 03:00:00', 'America/New_York (GMT-5)'],
  [auckland, '2026-06-10 06:00:00', '2026-06-09 18:00:00', 'Pacific/Auckland (GMT+12)'],
  [auckland, '2026-12-10 06:00:00', '2026-12-09 17:00:00', 'Pacific/Auckland (GMT+13)'],
  [london, '2026-06-10 06:00:00', '2026-06-10 05:00:00', 'Europe/London (GMT+1)'],
  ['Asia/Kathmandu', '2026-06-10 00:10:00', '2026-06-09 18:25:00', 'Asia/Kathmandu (GMT+5:45)'],
  ['America/St_Johns', '2026-06-10 06:00:00', '2026-06-10 08:30:00', 'America/St_Johns (GMT-2:30)'],
  [london, '2026-01-10 06:00:00', '2026-01-10 06:00:00', 'Europe/London (GMT)'],
  ['UTC', '2026-06-10 06:00:00', '2026-06-10 06:00:00', 'UTC'],
])('%s', (timeZone, local, utc, zone) => {
  test(`shows ${local} when it is ${utc} in UTC, and the other way round`, () => {
    expect(localTimeAt(at(utc), timeZone)).toBe(local);
    expect(momentsOfLocalTime(local, timeZone)).toEqual([at(utc)]);
    expect(utcTextOf(momentOfLocalTime(local, timeZone) ?? 0)).toBe(utc);
    expect(timeZoneText(at(utc), timeZone)).toBe(zone);
  });
});

describe('the hour that the clocks leave out', () => {
  test.each([
    [london, '2026-03-29 01:30:00', '2026-03-29 01:30:00', '2026-03-29 02:30:00'],
    [newYork, '2026-03-08 02:15:00', '2026-03-08 07:15:00', '2026-03-08 03:15:00'],
    [auckland, '2026-09-27 02:30:00', '2026-09-26 14:30:00', '2026-09-27 03:30:00'],
    ['Australia/Lord_Howe', '2026-10-04 02:10:00', '2026-10-03 15:40:00', '2026-10-04 02:40:00'],
  ])('%s: %s counts on from before', (timeZone, local, utc, shown) => {
    expect(momentsOfLocalTime(local, timeZone)).toEqual([]);
    const moment = momentOfLocalTime(local, timeZone) ?? 0;
    expect(utcTextOf(moment)).toBe(utc);
    expect(localTimeAt(moment, timeZone)).toBe(shown);
  });

  test('its edges are as they are', () => {
    expect(momentsOfLocalTime('2026-03-29 00:59:59', london)).toEqual([at('2026-03-29 00:59:59')]);
    expect(momentsOfLocalTime('2026-03-29 02:00:00', london)).toEqual([at('2026-03-29 01:00:00')]);
  });
});

describe('the hour that comes twice', () => {
  test.each([
    [london, '2026-10-25 01:30:00', ['2026-10-25 00:30:00', '2026-10-25 01:30:00']],
    [newYork, '2026-11-01 01:15:00', ['2026-11-01 05:15:00', '2026-11-01 06:15:00']],
    [auckland, '2026-04-05 02:30:00', ['2026-04-04 13:30:00', '2026-04-04 14:30:00']],
    ['Australia/Lord_Howe', '2026-04-05 01:45:00', ['2026-04-04 14:45:00', '2026-04-04 15:15:00']],
  ])('%s: of %s the first is meant', (timeZone, local, utc) => {
    expect(momentsOfLocalTime(local, timeZone).map(utcTextOf)).toEqual(utc);
    expect(utcTextOf(momentOfLocalTime(local, timeZone) ?? 0)).toBe(utc[0]);
  });
});

test('what is no local time has no moment', () => {
  expect(momentOfLocalTime('2026-02-30 06:00:00', london)).toBeUndefined();
  expect(momentOfLocalTime('', london)).toBeUndefined();
});

describe('days on', () => {
  test.each([
    ['an ordinary day', london, '2026-06-10 14:20:05', '2026-06-11 15:20:05'],
    ['a month ends', london, '2026-01-31 10:00:00', '2026-02-01 10:00:00'],
    ['the clocks go forward in the night', london, '2026-03-28 18:00:00', '2026-03-29 18:00:00'],
    ['the clocks go back in the night', newYork, '2026-10-31 20:00:00', '2026-11-01 16:00:00'],
    ['it is tomorrow already, east', auckland, '2026-06-09 18:00:00', '2026-06-11 06:00:00'],
    ['it is yesterday still, west', newYork, '2026-06-10 02:00:00', '2026-06-10 22:00:00'],
  ])('%s: the same time of day', (_what, timeZone, now, local) => {
    expect(localTimeOfDay(at(now), 1, timeZone)).toBe(local);
  });

  test('or another one', () => {
    expect(localTimeOfDay(at('2026-06-10 23:30:00'), 1, london, '06:00')).toBe(
      '2026-06-12 06:00:00',
    );
    expect(localTimeOfDay(at('2026-06-10 02:00:00'), 1, newYork, '06:00')).toBe(
      '2026-06-10 06:00:00',
    );
  });
});

describe('the next time of day', () => {
  test.each([
    ['later today', '18:00', '2026-06-10 12:00:00', '2026-06-10 17:00:00'],
    ['tomorrow', '06:00', '2026-06-10 12:00:00', '2026-06-11 05:00:00'],
    ['this very minute', '13:00', '2026-06-10 12:00:00', '2026-06-10 12:00:00'],
    ['in the hour that is left out', '01:30', '2026-03-28 12:00:00', '2026-03-29 01:30:00'],
    ['in the hour that comes twice', '01:30', '2026-10-24 12:00:00', '2026-10-25 00:30:00'],
  ])('%s', (_what, timeOfDay, now, utc) => {
    expect(utcTextOf(nextMomentAt(timeOfDay, at(now), london) ?? 0)).toBe(utc);
  });

  test('is none when it is no time', () => {
    expect(nextMomentAt('25:00', at('2026-06-10 12:00:00'), london)).toBeUndefined();
    expect(nextMomentAt('', at('2026-06-10 12:00:00'), london)).toBeUndefined();
  });
});

test('which zones change their clocks', () => {
  const now = at('2026-06-10 12:00:00');
  expect([london, newYork, auckland].map((zone) => changesClocks(now, zone))).toEqual([
    true,
    true,
    true,
  ]);
  expect(['UTC', 'Asia/Kolkata'].map((zone) => changesClocks(now, zone))).toEqual([false, false]);
});

test.each([london, newYork, auckland, 'UTC', 'Asia/Kathmandu', 'Australia/Lord_Howe'])(
  'in %s every second comes back through its local time',
  (timeZone) => {
    const seconds = fc.integer({
      min: at('1990-01-01 00:00:00') / 1000,
      max: at('2040-01-01 00:00:00') / 1000,
    });
    fc.assert(
      fc.property(seconds, (second) => {
        const local = localTimeAt(second * 1000, timeZone);
        const moments = momentsOfLocalTime(local, timeZone);
        expect(moments).toContain(second * 1000);
        expect(momentOfLocalTime(local, timeZone)).toBe(moments[0]);
      }),
    );
  },
);
