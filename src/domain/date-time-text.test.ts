import { expect, test } from 'vitest';
import { dateTimeText } from './date-time-text';

test('names date, time of day and zone', () => {
  const text = dateTimeText('2026-07-01T22:30:00Z', 'Europe/Berlin');
  expect(text).toContain('2026');
  expect(text).toContain('02');
  expect(text).toContain('30');
  expect(text).toMatch(/GMT\+2|CEST/);
});

test('takes milliseconds', () => {
  expect(dateTimeText(Date.UTC(2026, 6, 1, 22, 30), 'UTC')).toBe(
    dateTimeText('2026-07-01T22:30:00Z', 'UTC'),
  );
});

test.each(['', 'yesterday', '0000-00-00'])('leaves %j as it is', (text) => {
  expect(dateTimeText(text)).toBe(text);
});
