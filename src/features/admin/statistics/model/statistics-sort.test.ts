import { describe, expect, test } from 'vitest';
import type { StatisticsNode } from './statistics-nodes';
import type { StatisticsSort } from './statistics-search';
import { sortAfterClick, sortStatistics } from './statistics-sort';

const organisation = (name: string, outlets: number, transactions: number): StatisticsNode => ({
  id: name,
  name,
  hasChildren: false,
  children: [],
  counts: { organisations: undefined, outlets, transactions },
  facts: { servers: [], icons: [] },
});

const instance = (
  name: string,
  [organisations, outlets, transactions]: [number, number, number],
  children: StatisticsNode[] = [],
): StatisticsNode => ({
  id: name,
  name,
  hasChildren: children.length > 0,
  children,
  counts: { organisations, outlets, transactions },
  facts: null,
});

/** As received: by name, in which no count is in order. */
const nodes = () => [
  instance(
    'Europe',
    [3, 9, 300],
    [organisation('Alpha', 1, 200), organisation('Beta', 5, 40), organisation('Gamma', 3, 60)],
  ),
  instance('North', [1, 20, 500], [organisation('Only', 20, 500)]),
  instance('South', [2, 4, 700], [organisation('Delta', 2, 650), organisation('Eta', 2, 50)]),
];

const namesOf = (sorted: readonly StatisticsNode[]) =>
  sorted.map(({ name, children }) => [name, ...children.map((child) => child.name)].join(' '));

const asReceived = ['Europe Alpha Beta Gamma', 'North Only', 'South Delta Eta'];

describe('sortStatistics', () => {
  test.each<[string, StatisticsSort | undefined, string[]]>([
    ['without a field, as received', undefined, asReceived],
    [
      'transactions, the most first',
      { field: 'transactions', isDescending: true },
      ['South Delta Eta', 'North Only', 'Europe Alpha Gamma Beta'],
    ],
    [
      'transactions, the fewest first',
      { field: 'transactions', isDescending: false },
      ['Europe Beta Gamma Alpha', 'North Only', 'South Eta Delta'],
    ],
    [
      'outlets, the most first; Delta and Eta have as many',
      { field: 'outlets', isDescending: true },
      ['North Only', 'Europe Beta Gamma Alpha', 'South Delta Eta'],
    ],
    [
      'outlets, the fewest first; ties stay by name',
      { field: 'outlets', isDescending: false },
      ['South Delta Eta', 'Europe Alpha Gamma Beta', 'North Only'],
    ],
    [
      'the org count compares instances by outlets, and leaves organisations alone',
      { field: 'organisations', isDescending: true },
      ['North Only', 'Europe Alpha Beta Gamma', 'South Delta Eta'],
    ],
    [
      'the org count upwards',
      { field: 'organisations', isDescending: false },
      ['South Delta Eta', 'Europe Alpha Beta Gamma', 'North Only'],
    ],
  ])('%s', (_rule, sort, expected) => {
    expect(namesOf(sortStatistics(nodes(), sort))).toEqual(expected);
  });

  test.each([true, false])('ties of instances are by name (descending: %s)', (isDescending) => {
    const equal = ['c 10', 'B', 'c 9', 'a'].map((name) => instance(name, [0, 1, 1]));
    for (const field of ['organisations', 'transactions', 'outlets'] as const) {
      expect(namesOf(sortStatistics(equal, { field, isDescending }))).toEqual([
        'a',
        'B',
        'c 9',
        'c 10',
      ]);
    }
  });

  test('changes nothing of what it is given', () => {
    const given = nodes();
    sortStatistics(given, { field: 'transactions', isDescending: false });
    expect(given).toEqual(nodes());
  });

  test('sorts ten thousand organisations', () => {
    const many = Array.from({ length: 10_000 }, (_, index) =>
      organisation(
        `Organisation ${(index * 7_919) % 10_000}`,
        index % 7,
        (index * 104_729) % 5_000,
      ),
    );
    const sorted = sortStatistics([instance('Europe', [10_000, 1, 1], many)], {
      field: 'outlets',
      isDescending: true,
    });
    expect(sorted[0]?.children).toHaveLength(10_000);
  });
});

describe('sortAfterClick', () => {
  const down = { field: 'outlets', isDescending: true } as const;
  const up = { field: 'outlets', isDescending: false } as const;

  test.each([
    ['descending first', undefined, 'outlets', down],
    ['the same field again flips', down, 'outlets', up],
    ['and again', up, 'outlets', down],
    ['another field, descending first', up, 'transactions', { ...down, field: 'transactions' }],
  ] as const)('%s', (_rule, sort, field, expected) => {
    expect(sortAfterClick(sort, field)).toEqual(expected);
  });
});
