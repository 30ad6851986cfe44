import { expect, test } from 'vitest';
import type { SearchParameters } from '~/domain/search-values';
import { parseWhySearch } from './why-search';

test.each<[SearchParameters, object]>([
  [
    {},
    { why: undefined, person: undefined, with: undefined, permission: undefined, who: undefined },
  ],
  [
    { why: true, person: 'p', with: 'q', permission: 'sales' },
    { why: true, person: 'p', with: 'q', permission: 'sales', who: undefined },
  ],
  [
    { why: 'true', permission: 12, who: { a: 1 } },
    { why: true, person: undefined, with: undefined, permission: '12', who: undefined },
  ],
  [
    { why: 'no', person: ['p'], permission: '' },
    { why: undefined, person: undefined, with: undefined, permission: undefined, who: undefined },
  ],
])('reads %j', (search, expected) => {
  expect(parseWhySearch(search)).toEqual(expected);
  expect(Object.keys(parseWhySearch(search))).toEqual([
    'why',
    'person',
    'with',
    'permission',
    'who',
  ]);
});
