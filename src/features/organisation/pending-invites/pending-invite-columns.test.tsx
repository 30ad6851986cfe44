import { expect, test } from 'vitest';
import { expiryText, isExpired } from './pending-invite-columns';

const now = Date.parse('2026-11-21T12:00:00Z');

test.each([
  ['2026-11-21T12:00:01Z', false],
  ['2026-11-21T12:00:00Z', true],
  ['2020-02-29T23:59:00Z', true],
])('an invitation until "%s" has expired: %s', (expiryDateTimeUTC, expired) => {
  expect(isExpired({ expiryDateTimeUTC }, now)).toBe(expired);
});

test('the text is in UTC and marks an invitation that has expired or expires soon', () => {
  const text = (expiryDateTimeUTC: string) => expiryText({ expiryDateTimeUTC }, now);
  expect(text('2099-12-31T23:59:00Z')).toMatch(/Dec 31, 2099.*11:59.PM UTC$/);
  expect(text('2026-11-24T12:00:01Z')).not.toMatch(/soon/);
  expect(text('2026-11-24T12:00:00Z')).toMatch(/UTC \(expires soon\)$/);
  expect(text('2020-02-29T23:59:00Z')).toMatch(/Feb 29, 2020.*UTC \(expired\)$/);
});
