import { describe, expect, test } from 'vitest';
import {
  formatStatisticsSort,
  parseStatisticsSearch,
  parseStatisticsSort,
} from './statistics-search';

test.each([
  [
    { month: '2026-10', sort: '-outlets' },
    { month: '2026-10', sort: '-outlets' },
  ],
  [{ month: '2026-10' }, { month: '2026-10' }],
  [{ sort: 'organisations' }, { sort: 'organisations' }],
  [{ month: '2026-13', sort: 'name' }, {}],
  [{ month: '2026-1', sort: '-' }, {}],
  [{ month: 202610, sort: ['outlets'] }, {}],
  [{ month: null, sort: '--outlets' }, {}],
  [{}, {}],
])('parses the search parameters %j', (address, search) => {
  expect(parseStatisticsSearch(address)).toEqual(search);
});

describe('sorting', () => {
  test.each(['organisations', '-organisations', 'transactions', '-transactions', '-outlets'])(
    'formats %s as it was parsed',
    (text) => {
      expect(formatStatisticsSort(parseStatisticsSort(text))).toBe(text);
    },
  );

  test('parses and formats undefined as undefined', () => {
    expect(parseStatisticsSort(undefined)).toBeUndefined();
    expect(formatStatisticsSort(undefined)).toBeUndefined();
  });
});
