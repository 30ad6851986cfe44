import { describe, expect, test } from 'vitest';
import { type StatisticsNode, sortStatistics } from './statistics-nodes';
import type { StatisticsSort } from './statistics-search';
import { sortAfterClick } from './use-statistics-sort';

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

/** Returns the nodes in the order of the answer: by name, and by no count. */
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
    ['without a field, the order of the answer', undefined, asReceived],
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
      'outlets, the most first; Delta and Eta have the same number',
      { field: 'outlets', isDescending: true },
      ['North Only', 'Europe Beta Gamma Alpha', 'South Delta Eta'],
    ],
    [
      'outlets, the fewest first; ties by name',
      { field: 'outlets', isDescending: false },
      ['South Delta Eta', 'Europe Alpha Gamma Beta', 'North Only'],
    ],
    [
      'the org count sorts instances by outlets, and does not sort organisations',
      { field: 'organisations', isDescending: true },
      ['North Only', 'Europe Alpha Beta Gamma', 'South Delta Eta'],
    ],
    [
      'the org count, the fewest first',
      { field: 'organisations', isDescending: false },
      ['South Delta Eta', 'Europe Alpha Beta Gamma', 'North Only'],
    ],
  ])('%s', (_rule, sort, expected) => {
    expect(namesOf(sortStatistics(nodes(), sort))).toEqual(expected);
  });

  test.each([true, false])('sorts ties of instances by name (descending: %s)', (isDescending) => {
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

  test('does not change its argument', () => {
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
    ['the same field again reverses the direction', down, 'outlets', up],
    ['and once more', up, 'outlets', down],
    ['another field, descending first', up, 'transactions', { ...down, field: 'transactions' }],
  ] as const)('%s', (_rule, sort, field, expected) => {
    expect(sortAfterClick(sort, field)).toEqual(expected);
  });
});
