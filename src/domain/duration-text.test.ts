import { expect, test } from 'vitest';
import { durationText, elapsedText } from './duration-text';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

test.each([
  [1, '1 second'],
  [1001, '2 seconds'],
  [minute, '1 minute'],
  [minute + second, '1 minute, 1 second'],
  [hour, '1 hour'],
  [17 * hour + 4 * minute + 12 * second, '17 hours, 4 minutes, 12 seconds'],
  [17 * hour + 12 * second, '17 hours, 12 seconds'],
  [day + 4 * hour + 5 * minute + 6 * second, '1 day, 4 hours, 5 minutes'],
  [day + 59 * second, '1 day'],
  [1234 * day, '1,234 days'],
  [0, '1 second'],
])('%i ms are %s', (milliseconds, text) => {
  expect(durationText(milliseconds)).toBe(text);
});

test.each([
  [0, '0:00'],
  [999, '0:00'],
  [65_400, '1:05'],
  [3_600_000, '60:00'],
  [-5, '0:00'],
])('%i ms are %s', (milliseconds, text) => {
  expect(elapsedText(milliseconds)).toBe(text);
});
