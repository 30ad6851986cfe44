import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { endOf, localText, startOf, tomorrowText, zoneText } from './local-date-time';

const inZone = (zone: string, tests: () => void) =>
  describe(zone, () => {
    let before: string | undefined;
    beforeEach(() => {
      before = process.env.TZ;
      process.env.TZ = zone;
    });
    afterEach(() => {
      if (before === undefined) delete process.env.TZ;
      else process.env.TZ = before;
    });
    tests();
  });

inZone('Europe/London', () => {
  test.each([
    ['winter', '2026-11-20 18:21:00', '2026-11-20T18:21:00.000Z', '2026-11-20T18:21:59.999Z'],
    ['summer', '2026-07-01 00:00:00', '2026-06-30T23:00:00.000Z', '2026-06-30T23:00:59.999Z'],
    [
      'the repeated hour when the clocks go back',
      '2026-10-25 01:30:00',
      '2026-10-25T00:30:00.000Z',
      '2026-10-25T01:30:59.999Z',
    ],
    [
      'the skipped hour when the clocks go forward',
      '2026-03-29 01:30:00',
      '2026-03-29T01:30:00.000Z',
      '2026-03-29T01:30:59.999Z',
    ],
  ])('a local minute starts and ends in UTC: %s', (_what, local, start, end) => {
    expect([startOf(local), endOf(local)]).toEqual([start, end]);
  });

  test('the text has the time zone and its offset from UTC at the moment', () => {
    expect(zoneText(Date.UTC(2026, 6, 1))).toBe('Europe/London (GMT+1)');
    expect(zoneText(Date.UTC(2026, 0, 1))).toMatch(/^Europe\/London \(GMT(\+0)?\)$/);
  });
});

inZone('America/New_York', () => {
  test('tomorrow is a day of the calendar, also where it has 23 or 25 hours', () => {
    expect(tomorrowText(new Date('2026-11-20T18:21:30Z'))).toBe('2026-11-21 13:21:00');
    expect(tomorrowText(new Date('2026-03-07T17:00:00Z'))).toBe('2026-03-08 12:00:00');
    expect(tomorrowText(new Date('2026-10-31T16:00:00Z'))).toBe('2026-11-01 12:00:00');
    expect(tomorrowText(new Date('2026-12-31T17:00:00Z'))).toBe('2027-01-01 12:00:00');
  });

  test('a range over the repeated hour includes both of its runs', () => {
    expect(startOf('2026-11-01 01:00:00')).toBe('2026-11-01T05:00:00.000Z');
    expect(endOf('2026-11-01 01:59:00')).toBe('2026-11-01T06:59:59.999Z');
  });
});

inZone('Australia/Lord_Howe', () => {
  test('a change of the clocks by half an hour repeats half an hour', () => {
    expect(startOf('2026-04-05 01:45:00')).toBe('2026-04-04T14:45:00.000Z');
    expect(endOf('2026-04-05 01:45:00')).toBe('2026-04-04T15:15:59.999Z');
  });
});

for (const zone of ['UTC', 'Pacific/Auckland', 'Asia/Kolkata', 'America/St_Johns']) {
  inZone(zone, () => {
    test('a moment lies within the local minute that it is shown as', () => {
      const day = 24 * 60 * 60 * 1000;
      for (let time = Date.UTC(2026, 0, 1, 0, 7); time < Date.UTC(2027, 0, 1); time += day) {
        const moment = new Date(time).toISOString();
        const local = localText(moment);
        expect(startOf(local) <= moment && moment <= endOf(local)).toBe(true);
        expect(localText(startOf(local))).toBe(local);
        expect(localText(endOf(local))).toBe(local);
      }
    });
  });
}

test('a year of one digit is not read as a year of the last century', () => {
  expect(localText(startOf('0007-01-02 03:04:00'))).toBe('0007-01-02 03:04:00');
});
