import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { autoAcceptFormOf, hasTime, settingsOf } from './auto-accept';

const immediately = { autoAccept: true, notBeforeTimeUTC: null };
const stored = { autoAccept: true, notBeforeTimeUTC: '2020-01-01 05:30:12' };

// One stored UTC time is another local time in summer, in winter and in other zones.
describe.each([
  ['Europe/London', '2026-06-09T12:00:00Z', '06:30', '2026-06-10 04:00:00'],
  ['Europe/London', '2026-12-09T12:00:00Z', '05:30', '2026-12-10 05:00:00'],
  ['America/New_York', '2026-06-09T12:00:00Z', '01:30', '2026-06-10 09:00:00'],
  ['Pacific/Auckland', '2026-06-09T12:00:00Z', '17:30', '2026-06-09 17:00:00'],
])('%s, %s', (zone, moment, shown, sentForFive) => {
  const now = new Date(moment);
  let before: string | undefined;
  beforeEach(() => {
    before = process.env.TZ;
    process.env.TZ = zone;
  });
  afterEach(() => {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  });

  test('shows the stored time in the time zone of the user', () => {
    expect(autoAcceptFormOf(stored, now)).toEqual({
      autoAccept: true,
      isScheduled: true,
      time: shown,
    });
  });

  test('sends the next occurrence of the time, and an unchanged time as it is stored', () => {
    const form = autoAcceptFormOf(stored, now);
    expect(settingsOf(form, stored, now)).toEqual(stored);
    expect(settingsOf({ ...form, time: '05:00' }, stored, now)).toEqual({
      autoAccept: true,
      notBeforeTimeUTC: sentForFive,
    });
    expect(settingsOf({ ...form, isScheduled: false }, stored, now)).toEqual(immediately);
  });
});

test('the form of Immediately has 06:00 as the time of a schedule', () => {
  const form = autoAcceptFormOf(immediately, new Date());
  expect(form).toEqual({ autoAccept: true, isScheduled: false, time: '06:00' });
});

test('turning auto accept off keeps the schedule', () => {
  const now = new Date();
  const form = { ...autoAcceptFormOf(stored, now), autoAccept: false };
  expect(settingsOf(form, stored, now)).toEqual({ ...stored, autoAccept: false });
});

test('turning auto accept off after the time was cleared keeps the stored time', () => {
  const now = new Date();
  const form = { ...autoAcceptFormOf(stored, now), autoAccept: false, time: '' };
  expect(hasTime(form)).toBe(true);
  expect(settingsOf(form, stored, now)).toEqual({ ...stored, autoAccept: false });
  const none = { autoAccept: false, notBeforeTimeUTC: null };
  expect(settingsOf(form, immediately, now)).toEqual(none);
});

test('a schedule needs its time', () => {
  const form = { ...autoAcceptFormOf(stored, new Date()), time: '' };
  expect(hasTime(form)).toBe(false);
  expect(hasTime({ ...form, time: '05:00' })).toBe(true);
  expect(hasTime({ ...form, isScheduled: false })).toBe(true);
});
