import { expect, test } from 'vitest';
import { parseWhySearch } from './why-search';

test.each<[Record<string, unknown>, object]>([
  [{}, { why: undefined, person: undefined, permission: undefined }],
  [
    { why: true, person: 'p', permission: 'sales' },
    { why: true, person: 'p', permission: 'sales' },
  ],
  [
    { why: 'true', permission: 12 },
    { why: true, person: undefined, permission: '12' },
  ],
  [
    { why: 'no', person: ['p'], permission: '' },
    { why: undefined, person: undefined, permission: undefined },
  ],
])('reads %j', (search, expected) => {
  expect(parseWhySearch(search)).toEqual(expected);
  expect(Object.keys(parseWhySearch(search))).toEqual(['why', 'person', 'permission']);
});
