import fc from 'fast-check';
import { expect, test } from 'vitest';
import { completeGridSearch, formatSort, parseGridSearch, parseSort } from './grid-search';

test('reads back everything that it writes', () => {
  const search = {
    q: 'harbour',
    sort: 'name,-email',
    filter: { name: 'quay', created: ['betweenInclusive', '2024-01-01', ''] },
    hide: 'locale',
    show: 'email',
    order: 'email,name',
    density: 'compact',
    width: { name: 240 },
  };
  expect(parseGridSearch(search)).toEqual(search);
});

test.each<[string, unknown, object]>([
  ['nothing', undefined, {}],
  ['a text', 'q=1', {}],
  ['a list', ['q'], {}],
  [
    'numbers that the router made of texts',
    { q: 12, filter: { name: 7 } },
    { q: '12', filter: { name: '7' } },
  ],
  ['empty texts', { q: '', sort: '', filter: { name: '' } }, {}],
  ['the default density, which a link names', { density: 'normal' }, { density: 'normal' }],
  ['an unknown density', { density: 'huge' }, {}],
  ['an unknown filter mode', { filter: { name: ['sounds like', 'x'] } }, {}],
  ['a filter that is an object', { filter: { name: { a: 1 } } }, {}],
  ['a mode without a value', { filter: { name: ['empty'] } }, { filter: { name: ['empty'] } }],
  [
    'too many values',
    { filter: { name: ['betweenInclusive', '-90d', '2024-01-01', '+3d'] } },
    { filter: { name: ['betweenInclusive', '-90d', '2024-01-01'] } },
  ],
  [
    'ends of a range that are no days',
    { filter: { name: ['betweenInclusive', '-271821-04-20', '12024-01-01'] } },
    { filter: { name: ['betweenInclusive', '', ''] } },
  ],
  ['silly widths', { width: { a: -1, b: 'x', c: 1e9, d: 80.4 } }, { width: { d: 80 } }],
  ['keys of others', { tab: 'advanced', q: 'x' }, { q: 'x' }],
])('parses %s', (_name, given, expected) => {
  expect(parseGridSearch(given)).toEqual(expected);
});

test('never throws, and reads back its own result unchanged', () => {
  fc.assert(
    fc.property(fc.anything(), (given) => {
      const search = parseGridSearch(given);
      expect(parseGridSearch(search)).toEqual(search);
    }),
  );
});

test('the complete form has every key, so that a spread removes old ones', () => {
  expect({ q: 'old', sort: 'name', tab: 1, ...completeGridSearch({ sort: '-name' }) }).toEqual({
    q: undefined,
    sort: '-name',
    filter: undefined,
    hide: undefined,
    show: undefined,
    order: undefined,
    density: undefined,
    width: undefined,
    tab: 1,
  });
});

test('formats and parses sorting as a readable list', () => {
  const sorting = [
    { id: 'name', desc: false },
    { id: 'email', desc: true },
  ];
  expect(formatSort(sorting)).toBe('name,-email');
  expect(parseSort('name,-email')).toEqual(sorting);
  expect(formatSort([])).toBeUndefined();
  expect(parseSort(undefined)).toEqual([]);
});
