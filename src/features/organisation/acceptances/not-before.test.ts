import { expect, test } from 'vitest';
import { BadTime } from '~/domain/typed-date-time';
import { inTimeZone } from '~/testing/in-time-zone';
import { isComplete, notBeforeFormOf, notBeforeOf } from './not-before';

const noon = new Date('2026-06-09T12:00:00Z');
const at = (moment: string | BadTime | null) => ({ isLimited: true, moment });

// London in summer, zones west and east of it, and one whose offset has a quarter of an hour.
for (const [zone, chosen, next] of [
  ['Europe/London', 'local', '2026-06-10 05:00:00'],
  ['America/New_York', 'local', '2026-06-10 10:00:00'],
  ['Pacific/Auckland', 'local', '2026-06-10 18:00:00'],
  ['Asia/Kathmandu', 'local', '2026-06-10 00:15:00'],
  ['Pacific/Auckland', 'UTC', '2026-06-10 06:00:00'],
] as const) {
  inTimeZone(
    zone,
    () => {
      test('starts with 06:00 of the next day', () => {
        const form = notBeforeFormOf(null, noon);
        expect(form).toEqual({ isLimited: false, moment: next });
        expect(notBeforeOf(form)).toBeNull();
        expect(notBeforeOf({ ...form, isLimited: true })).toBe(next);
      });
    },
    chosen,
  );
}

test('an unchanged moment keeps its stored seconds', () => {
  const stored = '2026-06-10 06:00:42';
  expect(notBeforeOf(notBeforeFormOf(stored, noon))).toBe(stored);
});

test('a checked Not Before needs a date', () => {
  expect(isComplete(at(null))).toBe(false);
  expect(isComplete(at(new BadTime('soon')))).toBe(false);
  expect(isComplete(at('2026-06-10 06:00:00'))).toBe(true);
  expect(isComplete({ isLimited: false, moment: null })).toBe(true);
  expect(isComplete({ isLimited: false, moment: new BadTime('soon') })).toBe(true);
  expect(notBeforeOf(at(null))).toBeNull();
});

test('a stored day that does not exist gives a form without a date', () => {
  expect(notBeforeFormOf('2026-02-31 06:00:00', noon)).toEqual(at(null));
});
