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

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '=1\n+2', '\n=1'])(
  'a spreadsheet program does not read %j as a formula',
  async (name) => {
    expect(await csvText([[name]])).toBe(`"'${name}"`);
  },
);
