import { describe, expect, test } from 'vitest';
import { exampleOf } from '~/testing/contract-examples';
import { statisticsNodes, totalOf } from './statistics-nodes';
import { statisticsFields } from './statistics-search';

const month = () => statisticsNodes(exampleOf('queryMonthlyStatistics', 'month'));

describe('the tree of a month', () => {
  test('gives an instance the sums of its organisations', () => {
    const counts = month().map(({ name, counts }) => [name, counts]);
    expect(counts).toEqual([
      ['POS Core Europe', { organisations: 3, outlets: 3, transactions: 50_087 }],
      ['POS Core North', { organisations: 2, outlets: 1, transactions: 12 }],
      ['POS Core Unreachable', { organisations: 0, outlets: 0, transactions: 0 }],
    ]);
    const totals = statisticsFields.map((field) => [field, totalOf(month(), field)]);
    expect(Object.fromEntries(totals)).toEqual({
      organisations: 5,
      outlets: 4,
      transactions: 50_099,
    });
  });

  test('gives an organisation its code, servers and icons', () => {
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

  test('has no expander for an instance without organisations', () => {
    expect(month().at(-1)).toMatchObject({ hasChildren: false, children: [] });
  });
});

test('a package without an icon keeps its position', () => {
  const [row] = exampleOf('queryMonthlyStatistics', 'month');
  const [child] = row?.childOrgs ?? [];
  if (!row || !child) throw new Error('The example has no organisation.');
  const authorisedPackages = [{ iconUri: null }, { iconUri: '/a.png' }];
  const [node] = statisticsNodes([{ ...row, childOrgs: [{ ...child, authorisedPackages }] }]);
  expect(node?.children[0]?.facts?.icons).toEqual([
    { index: 0, address: null },
    { index: 1, address: '/a.png' },
  ]);
});
