import { expect, test } from 'vitest';
import { listText } from './list-text';

test.each([
  [[], ''],
  [['Bar'], 'Bar'],
  [['Bar', 'Kitchen'], 'Bar and Kitchen'],
  [['Bar', 'Kitchen', 'Terrace'], 'Bar, Kitchen and Terrace'],
])('%j is listed as "%s"', (words, text) => {
  expect(listText(words)).toBe(text);
});
