import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { clockChangeText, isComplete, notBeforeFormOf, notBeforeOf } from './not-before';

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

const noon = new Date('2026-06-09T12:00:00Z');
const at = (local: string | null) => ({ isLimited: true, local });

// London in summer, zones west and east of it, and one whose offset has a quarter of an hour.
for (const [zone, shown, next] of [
  ['Europe/London', '2026-06-10 07:00:00', '2026-06-10 05:00:00'],
  ['America/New_York', '2026-06-10 02:00:00', '2026-06-10 10:00:00'],
  ['Pacific/Auckland', '2026-06-10 18:00:00', '2026-06-10 18:00:00'],
  ['Asia/Kathmandu', '2026-06-10 11:45:00', '2026-06-10 00:15:00'],
] as const) {
  inZone(zone, () => {
    test('shows a stored UTC moment in local time, and sends it back unchanged', () => {
      const stored = '2026-06-10 06:00:00';
      const form = notBeforeFormOf(stored, noon);
      expect(form).toEqual({ isLimited: true, local: shown });
      expect(notBeforeOf(form, stored)).toBe(stored);
      expect(notBeforeOf(form)).toBe(stored);
    });

    test('starts with 06:00 of the next local day, and sends it in UTC', () => {
      const form = notBeforeFormOf(null, noon);
      expect(form.isLimited).toBe(false);
      expect(form.local).toMatch(/ 06:00:00$/);
      expect(notBeforeOf(form)).toBeNull();
      expect(notBeforeOf({ ...form, isLimited: true })).toBe(next);
    });
  });
}

inZone('Europe/London', () => {
  const shown = (local: string) => local.slice(11, 16);

  test('an unchanged moment keeps its stored seconds', () => {
    const stored = '2026-06-10 06:00:42';
    const form = notBeforeFormOf(stored, noon);
    expect(notBeforeOf(form, stored)).toBe(stored);
    expect(notBeforeOf(at('2026-06-10 07:01:00'), stored)).toBe('2026-06-10 06:01:00');
  });

  test('a time that comes twice means the first one, but a stored second one stays', () => {
    const twice = '2026-10-25 01:30:00';
    expect(notBeforeOf(at(twice))).toBe('2026-10-25 00:30:00');
    expect(notBeforeFormOf('2026-10-25 01:30:00', noon).local).toBe(twice);
    expect(notBeforeOf(at(twice), '2026-10-25 01:30:00')).toBe('2026-10-25 01:30:00');
    expect(clockChangeText(twice, shown)).toContain('comes twice');
  });

  test('a time that the clocks skip continues from the time before the change', () => {
    const missing = '2026-03-29 01:30:00';
    expect(notBeforeOf(at(missing))).toBe('2026-03-29 01:30:00');
    expect(clockChangeText(missing, shown)).toContain('It counts as 02:30.');
  });

  test.each([
    '2026-03-29 00:59:00',
    '2026-03-29 02:00:00',
    '2026-10-25 02:00:00',
    '2026-06-10 06:00:00',
  ])('no clock change at %s', (local) => expect(clockChangeText(local, shown)).toBeUndefined());
});

test('a checked Not Before needs a date', () => {
  expect(isComplete(at(null))).toBe(false);
  expect(isComplete(at('2026-06-10 06:00:00'))).toBe(true);
  expect(isComplete({ isLimited: false, local: null })).toBe(true);
  expect(notBeforeOf(at(null))).toBeNull();
});

test('a stored day that does not exist gives a form without a date', () => {
  expect(notBeforeFormOf('2026-02-31 06:00:00', noon)).toEqual(at(null));
});
