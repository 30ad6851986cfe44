import { expect, test } from 'vitest';
import { elapsedText } from './elapsed-text';

test.each([
  [0, '0:00'],
  [999, '0:00'],
  [65_400, '1:05'],
  [3_600_000, '60:00'],
  [-5, '0:00'],
])('%i ms are %s', (milliseconds, text) => {
  expect(elapsedText(milliseconds)).toBe(text);
});
