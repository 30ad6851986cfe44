import { type Arbitrary, anything, assert, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import type { Json } from '~/domain/known-value';
import { noSelection, parseAuthorisationsSearch } from './authorisations-search';

test('keeps the selection, the choices and the filter', () => {
  const search = { app: 'a', version: 'none', organisation: 'o', to: 'p', filter: 'quay' };
  expect(parseAuthorisationsSearch(search)).toEqual(search);
});

test('drops everything without an application', () => {
  expect(parseAuthorisationsSearch({ version: 'v', to: 'p', filter: 'quay' })).toEqual(noSelection);
});

test('any address gives five keys, each with valid text or undefined', () => {
  const value = anything() as Arbitrary<Json>;
  const values = record({
    app: value,
    version: value,
    organisation: value,
    to: value,
    filter: value,
  });
  assert(
    property(values, (value) => {
      const search = parseAuthorisationsSearch(value);
      expect(Object.keys(search).sort()).toEqual([
        'app',
        'filter',
        'organisation',
        'to',
        'version',
      ]);
      const { filter = 'a', ...ids } = search;
      for (const id of Object.values(ids)) expect(id ?? 'a').toMatch(/^[\w-]{1,64}$/);
      expect(filter.trim()).toBe(filter);
      expect(filter.length).toBeGreaterThan(0);
      expect(filter.length).toBeLessThanOrEqual(256);
    }),
  );
});

test.each([
  ['  quay ', 'quay'],
  [12, '12'],
  ['   ', undefined],
  [['quay'], undefined],
  [{ quay: 1 }, undefined],
  [null, undefined],
  ['x'.repeat(251), undefined],
])('parses the filter %j as %j', (filter, expected) => {
  expect(parseAuthorisationsSearch({ app: 'a', filter }).filter).toBe(expected);
});
