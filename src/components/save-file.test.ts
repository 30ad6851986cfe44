import { expect, test } from 'vitest';
import { csvText } from './save-file';

test('quotes a text with a comma, a quote or a line break, and keeps numbers', async () => {
  expect(
    await csvText([
      ['Quay, "the" first', 'two\nlines', 'é'],
      ['', -5, null],
    ]),
  ).toBe('"Quay, ""the"" first","two\nlines",é\r\n,-5,');
});

test('no rows give an empty text', async () => {
  expect(await csvText([])).toBe('');
});

test('a spreadsheet program does not read any text as a formula', async () => {
  expect(await csvText([['=1+1', 'Quay;=1+1', -5]])).toBe("'=1+1,Quay;'=1+1,-5");
});
