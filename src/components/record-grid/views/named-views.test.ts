import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseNamedViews, viewOf } from './named-views';

const columns = [
  { key: 'name', header: 'Name', width: 200 },
  { key: 'email', header: 'Email', width: 300 },
] as const;

test('a view leaves out the search, the default density and filters without an effect', () => {
  const search = { q: 'olsen', density: 'normal', filter: { name: ' ', email: 'a' } } as const;
  expect(viewOf(columns, search)).toEqual({ filter: { email: 'a' } });
  expect(viewOf(columns, { q: 'olsen', density: 'normal' })).toEqual({});
});

test.each<[string, unknown, unknown]>([
  ['nothing', undefined, []],
  ['an object', { name: 'a' }, []],
  ['entries that are none', [null, 7, {}, { name: 7 }, { name: ' ' }, { name: '\u202e' }], []],
  ['a malformed view', [{ name: 'a', view: { sort: {} } }], [{ name: 'a', view: {} }]],
  ['a search text', [{ name: 'a', view: { q: 'olsen' } }], [{ name: 'a', view: {} }]],
  ['one name twice', [{ name: 'a' }, { name: ' A ' }], [{ name: 'a', view: {} }]],
])('stored views with %s are read', (_what, stored, expected) => {
  expect(parseNamedViews(stored)).toEqual(expected);
});

test('at most 30 views are read', () => {
  const stored = Array.from({ length: 40 }, (_, index) => ({ name: `view ${index}` }));
  expect(parseNamedViews(stored)).toHaveLength(30);
});

test('nothing in the storage makes the reading fail, and what was read is read again', () => {
  fc.assert(
    fc.property(fc.anything(), (stored) => {
      const views = parseNamedViews(stored);
      expect(parseNamedViews(views)).toEqual(views);
    }),
  );
});
