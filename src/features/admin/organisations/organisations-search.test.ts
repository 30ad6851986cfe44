import { expect, test } from 'vitest';
import { parseOrganisationsSearch } from './organisations-search';

test.each([
  [{}, {}],
  [
    { selected: 'a', filter: ' quay ', parent: 'b' },
    { selected: 'a', filter: 'quay', parent: 'b' },
  ],
  [{ filter: 12 }, { filter: '12' }],
  [{ filter: '  ', selected: '' }, {}],
  [{ filter: { a: 1 }, selected: ['x'], other: 1 }, {}],
])('parses %j as %j', (given, search) => {
  expect(parseOrganisationsSearch(given)).toEqual(search);
});
