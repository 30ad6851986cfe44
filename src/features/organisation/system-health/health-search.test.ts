import { describe, expect, test } from 'vitest';
import { isFiltered, parseHealthSearch, withoutFilters } from './health-search';

const nothing = {
  view: undefined,
  node: undefined,
  app: undefined,
  version: undefined,
  status: undefined,
  rollOut: undefined,
  text: undefined,
};

describe('the address', () => {
  test('gives the same state that made it', () => {
    const search = {
      view: 'roll-out' as const,
      node: 'org:1',
      app: 'POS Terminal',
      version: '5.6.1.250',
      status: 'behind' as const,
      rollOut: 'waiting' as const,
      text: 'quay',
    };
    expect(parseHealthSearch(search)).toEqual(search);
  });

  test.each([
    [{}, {}],
    [
      { version: 5, text: 12 },
      { version: '5', text: '12' },
    ],
    [{ text: '  quay ' }, { text: 'quay' }],
    [{ view: 'health', status: 'fine', rollOut: 'refused' }, {}],
    [{ node: ['x'], app: { a: 1 }, text: '   ' }, {}],
    [{ text: 'x'.repeat(251) }, {}],
  ])('%j gives every key and drops malformed values', (given, search) => {
    const read = parseHealthSearch(given);
    expect(read).toEqual({ ...nothing, ...search });
    expect(Object.keys(read)).toEqual(Object.keys(nothing));
  });
});

test('the view and the selected node are no filters', () => {
  const search = parseHealthSearch({ view: 'roll-out', node: 'org:1', text: 'quay', app: 'Kiosk' });
  expect(isFiltered(search)).toBe(true);
  expect(withoutFilters(search)).toEqual({ view: 'roll-out', node: 'org:1' });
  expect(isFiltered(withoutFilters(search))).toBe(false);
});
