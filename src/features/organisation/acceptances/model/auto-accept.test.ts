import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { autoAcceptFormOf, isComplete, settingsOf } from './auto-accept';

const immediately = { autoAccept: true, notBeforeTimeUTC: null };
const stored = { autoAccept: true, notBeforeTimeUTC: '2020-01-01 05:30:12' };

// A summer and a winter: what is kept in UTC is another time of day there.
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

  test('shows the time of day there', () => {
    expect(autoAcceptFormOf(stored, now)).toEqual({
      autoAccept: true,
      isScheduled: true,
      time: shown,
    });
  });

  test('sends the next time that it comes, and an untouched one as it is stored', () => {
    const form = autoAcceptFormOf(stored, now);
    expect(settingsOf(form, stored, now)).toEqual(stored);
    expect(settingsOf({ ...form, time: '05:00' }, stored, now)).toEqual({
      autoAccept: true,
      notBeforeTimeUTC: sentForFive,
    });
    expect(settingsOf({ ...form, isScheduled: false }, stored, now)).toEqual(immediately);
  });
});

test('immediately is offered six in the morning where it is to be scheduled', () => {
  const form = autoAcceptFormOf(immediately, new Date());
  expect(form).toEqual({ autoAccept: true, isScheduled: false, time: '06:00' });
});

test('turned off, the schedule is kept', () => {
  const now = new Date();
  const form = { ...autoAcceptFormOf(stored, now), autoAccept: false };
  expect(settingsOf(form, stored, now)).toEqual({ ...stored, autoAccept: false });
});

test('turned off, a time that was cleared is none to wait for: what is stored stays', () => {
  const now = new Date();
  const form = { ...autoAcceptFormOf(stored, now), autoAccept: false, time: '' };
  expect(isComplete(form)).toBe(true);
  expect(settingsOf(form, stored, now)).toEqual({ ...stored, autoAccept: false });
  const none = { autoAccept: false, notBeforeTimeUTC: null };
  expect(settingsOf(form, immediately, now)).toEqual(none);
});

test('a schedule needs its time', () => {
  const form = { ...autoAcceptFormOf(stored, new Date()), time: '' };
  expect(isComplete(form)).toBe(false);
  expect(isComplete({ ...form, time: '05:00' })).toBe(true);
  expect(isComplete({ ...form, isScheduled: false })).toBe(true);
});
