import { expect, test } from 'vitest';
import { dateTimeText } from './date-time-text';

test('the text has the date, the time of day and the time zone', () => {
  const text = dateTimeText('2026-07-01T22:30:00Z', 'Europe/Berlin');
  expect(text).toContain('2026');
  expect(text).toContain('02');
  expect(text).toContain('30');
  expect(text).toMatch(/GMT\+2|CEST/);
});

test('milliseconds give the same text as the ISO 8601 text', () => {
  expect(dateTimeText(Date.UTC(2026, 6, 1, 22, 30), 'UTC')).toBe(
    dateTimeText('2026-07-01T22:30:00Z', 'UTC'),
  );
});

test.each(['', 'yesterday', '0000-00-00'])('%j is no point in time and stays unchanged', (text) => {
  expect(dateTimeText(text)).toBe(text);
});
