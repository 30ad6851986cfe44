import { expect, test } from 'vitest';
import { inTimeZone } from '~/testing/in-time-zone';
import { autoAcceptFormOf, hasTime, settingsOf, settledSettings } from './auto-accept';

const immediately = { autoAccept: true, notBeforeTimeUTC: null };
const stored = { autoAccept: true, notBeforeTimeUTC: '2020-01-01 05:30:12' };

const now = new Date('2026-06-09T12:00:00Z');
const form = autoAcceptFormOf(stored, now);

test('sends the next occurrence of the time, and an unchanged time as it is stored', () => {
  expect(form).toEqual({ autoAccept: true, isScheduled: true, timeUTC: '05:30' });
  expect(settingsOf(form, stored, now)).toEqual(stored);
  for (const [timeUTC, sent] of [
    ['05:00', '2026-06-10 05:00:00'],
    ['17:00', '2026-06-09 17:00:00'],
  ] as const) {
    const settings = { autoAccept: true, notBeforeTimeUTC: sent };
    expect(settingsOf({ ...form, timeUTC }, stored, now)).toEqual(settings);
  }
  expect(settingsOf({ ...form, isScheduled: false }, stored, now)).toEqual(immediately);
});

for (const [zone, chosen, timeUTC] of [
  ['Europe/London', 'local', '05:00'],
  ['America/St_Johns', 'local', '08:30'],
  ['Pacific/Apia', 'local', '17:00'],
  ['Pacific/Apia', 'UTC', '06:00'],
] as const) {
  inTimeZone(
    zone,
    () => {
      test('the form of Immediately has 06:00 as the time of a schedule', () => {
        const first = autoAcceptFormOf(immediately, now);
        expect(first).toEqual({ autoAccept: true, isScheduled: false, timeUTC });
      });
    },
    chosen,
  );
}

test('turning auto accept off keeps the schedule', () => {
  const off = { ...form, autoAccept: false };
  expect(settingsOf(off, stored, now)).toEqual({ ...stored, autoAccept: false });
});

test('turning auto accept off after the time was cleared keeps the stored time', () => {
  const cleared = { ...form, autoAccept: false, timeUTC: '' };
  expect(hasTime(cleared)).toBe(true);
  expect(settingsOf(cleared, stored, now)).toEqual({ ...stored, autoAccept: false });
  const none = { autoAccept: false, notBeforeTimeUTC: null };
  expect(settingsOf(cleared, immediately, now)).toEqual(none);
});

test('a schedule needs its time', () => {
  const cleared = { ...form, timeUTC: '' };
  expect(hasTime(cleared)).toBe(false);
  expect(hasTime(form)).toBe(true);
  expect(hasTime({ ...cleared, isScheduled: false })).toBe(true);
});

test('a time that a save drops or keeps is in the form as the stored settings have it', () => {
  const settled = (edits: object) => settledSettings({ ...form, ...edits }, form, now);
  expect(settled({ timeUTC: '04:15' }).timeUTC).toBe('04:15');
  expect(settled({ isScheduled: false })).toEqual(autoAcceptFormOf(immediately, now));
  expect(settled({ timeUTC: '', autoAccept: false })).toEqual({ ...form, autoAccept: false });
  expect(settled({ timeUTC: '' }).timeUTC).toBe('');
});
