import { describe, expect, test } from 'vitest';
import type { MonthlyStatisticsRow } from '~/api/statistics';
import { exampleOf } from '~/testing/contract-examples';
import { statisticsNodes, totalCounts } from './statistics-nodes';

const month = () => statisticsNodes(exampleOf('queryMonthlyStatistics', 'month'));

describe('the tree of a month', () => {
  test('sums up the organisations of an instance', () => {
    const counts = month().map(({ name, counts }) => [name, counts]);
    expect(counts).toEqual([
      ['POS Core Europe', { organisations: 3, outlets: 3, transactions: 50_087 }],
      ['POS Core North', { organisations: 2, outlets: 1, transactions: 12 }],
      ['POS Core Unreachable', { organisations: 0, outlets: 0, transactions: 0 }],
    ]);
    expect(totalCounts(month())).toEqual({ organisations: 5, outlets: 4, transactions: 50_099 });
  });

  test('has an organisation with its code, servers and icons', () => {
    const [alpine] = month()[0]?.children ?? [];
    expect(alpine).toMatchObject({
      name: 'Alpine Dealer',
      nameSuffix: 'ALPINE',
      hasChildren: false,
      counts: { organisations: undefined, outlets: 0, transactions: 0 },
      facts: { servers: [false, true, false, true] },
    });
    expect(alpine?.facts?.icons).toHaveLength(2);
  });

  test('an instance that serves nobody cannot be expanded', () => {
    expect(month().at(-1)).toMatchObject({ hasChildren: false, children: [] });
  });
});

describe('an odd answer', () => {
  const odd = (rows: unknown) => statisticsNodes(rows as MonthlyStatisticsRow[]);

  test.each([[null], [{}], ['Service Unavailable'], [undefined]])('%j has no rows', (answer) => {
    expect(odd(answer)).toEqual([]);
  });

  test.each([
    [{}],
    [null],
    [{ posCoreInstance: null, childOrgs: null }],
    [{ posCoreInstance: { name: null }, childOrgs: [] }],
  ])('an instance of which everything is missing: %j', (row) => {
    expect(odd([row])).toMatchObject([
      { name: '', children: [], counts: { organisations: 0, outlets: 0, transactions: 0 } },
    ]);
  });

  test.each([
    [{}],
    [null],
    [{ organisation: null, authorisedPackages: null, totalOutlets: null, totalTransactions: 'x' }],
  ])('an organisation of which everything is missing: %j', (child) => {
    expect(odd([{ childOrgs: [child] }])[0]?.children).toMatchObject([
      {
        name: '',
        counts: { outlets: 0, transactions: 0 },
        facts: { servers: [false, false, false, false], icons: [] },
      },
    ]);
  });

  test('repeated and missing ids are told apart', () => {
    const child = { organisation: { organisationID: 'a' } };
    const row = { posCoreInstance: { posCoreInstanceID: 'x' }, childOrgs: [child, child, {}, {}] };
    const nodes = odd([row, row, {}, {}]);
    const ids = nodes.flatMap(({ id, children }) => [
      id,
      ...(children ?? []).map((node) => node.id),
    ]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(12);
  });

  test('a package without an icon keeps its place', () => {
    const child = { authorisedPackages: [{ iconUri: null }, {}, { iconUri: '/a.png' }] };
    expect(odd([{ childOrgs: [child] }])[0]?.children?.[0]?.facts?.icons).toEqual([
      { place: 0, address: null },
      { place: 1, address: null },
      { place: 2, address: '/a.png' },
    ]);
  });
});
