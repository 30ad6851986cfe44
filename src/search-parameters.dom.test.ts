import { expect, test } from 'vitest';
import { parseGridSearch } from './components/record-grid/grid-search';
import { idleRouter } from './testing/idle-router';

const { options } = idleRouter();
const texts = [
  '662E41',
  '1e5',
  '12345678901234567890',
  '1.10',
  '007',
  '-0',
  'true',
  'null',
  '{}',
  '[1]',
  '"quoted"',
  'Infinity',
];

test.each(texts)('the search parameter %s arrives as it is written', (text) => {
  const { filter } = options.parseSearch(`?filter=${encodeURIComponent(text)}`);
  expect(String(filter)).toBe(text);
});

test.each(texts)('the text %s is written and read without a change', (text) => {
  const filter = { name: text, code: ['betweenInclusive', text, ''] };
  const search = options.parseSearch(options.stringifySearch({ q: text, filter }));
  expect(parseGridSearch(search)).toEqual({ q: text, filter });
});

test('a malformed filter of a grid is no filter', () => {
  expect(parseGridSearch(options.parseSearch('?filter={"name":&width=[1'))).toEqual({});
});
