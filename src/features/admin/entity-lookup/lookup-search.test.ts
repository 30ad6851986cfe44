import { expect, test } from 'vitest';
import { parseLookupSearch } from './lookup-search';

test.each([
  [{}, {}],
  [{ filter: '' }, {}],
  [{ filter: '   ' }, {}],
  [{ filter: null }, {}],
  [{ filter: ['a'] }, {}],
  [{ filter: { a: 1 } }, {}],
  [{ filter: 12 }, { filter: '12' }],
  [{ filter: true }, { filter: 'true' }],
  [{ filter: ' Quay Street ' }, { filter: 'Quay Street' }],
  [{ filter: 'x', other: 1 }, { filter: 'x' }],
])('parses %j as %j', (search, expected) => {
  expect(parseLookupSearch(search)).toEqual(expected);
});
