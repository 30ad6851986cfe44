import { assert, constantFrom, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { HealthTreeNode } from '~/api/system-health';
import { allNodes } from '~/domain/tree-model';
import { healthTrees } from '~/testing/health-arbitraries';
import {
  organisationNode,
  outletNode,
  sampleNow,
  sampleState,
  stateOfDaysAgo,
  terminalNode,
} from '~/testing/sample-health';
import { healthStatuses, rollOutStatuses } from '../health-search';
import {
  type CountedSite,
  countSites,
  type HealthFilter,
  nodesOfStatus,
  type ReportedState,
  readHealthSites,
  statesBelow,
} from './health-sites';
import { noCounts, type StatusOf } from './health-status';

const statusOf: StatusOf = (application, version) => {
  if (application === 'Unknown' || version === 'beta') return 'not-compared';
  return version === '5.6.0.0' ? 'up-to-date' : 'behind';
};
const rollOutOf = ({ applicationVersion }: ReportedState) =>
  applicationVersion === '5.6.0.0' ? ('installed' as const) : ('waiting' as const);

const count = (answer: readonly HealthTreeNode[], filter: HealthFilter = {}) =>
  countSites(readHealthSites(answer, sampleNow), { filter, statusOf, rollOutOf });
const all = (nodes: readonly CountedSite[]): CountedSite[] =>
  nodes.flatMap((node) => [node, ...all(node.children)]);
const names = (nodes: readonly CountedSite[]) => all(nodes).map(({ name }) => name);

const sum = (nodes: readonly CountedSite[], of: 'own' | 'total') =>
  healthStatuses.map((status) => nodes.reduce((so, node) => so + node[of][status], 0));
const values = (counts: typeof noCounts) => healthStatuses.map((status) => counts[status]);

const filters = record({
  app: constantFrom(undefined, 'POS Terminal', 'Kiosk'),
  version: constantFrom(undefined, '5.6.0.0', '5.5.0.0'),
  status: constantFrom(undefined, ...healthStatuses),
  rollOut: constantFrom(undefined, ...rollOutStatuses),
  text: constantFrom(undefined, 'outlet', 'D-3-', 'organisation-0', 'nowhere'),
});

describe('any tree with any filter', () => {
  test('the total of a node is its own count plus the totals of its children', () => {
    assert(
      property(healthTrees, filters, (tree, filter) => {
        for (const node of all(count(tree, filter).roots)) {
          const below = sum(node.children, 'total');
          expect(values(node.total)).toEqual(
            values(node.own).map((own, index) => own + (below[index] ?? 0)),
          );
        }
      }),
    );
  });

  test('the totals of the roots equal the own counts of all nodes and the counts by status', () => {
    assert(
      property(healthTrees, filters, (tree, filter) => {
        const { roots, byStatus } = count(tree, filter);
        expect(sum(roots, 'total')).toEqual(sum(all(roots), 'own'));
        const shown = healthStatuses.map((status) =>
          filter.status && filter.status !== status ? 0 : byStatus[status],
        );
        expect(sum(roots, 'total')).toEqual(shown);
      }),
    );
  });

  test('without a filter, the tree has every node and every state once', () => {
    assert(
      property(healthTrees, (tree) => {
        const sites = allNodes(readHealthSites(tree, sampleNow));
        const nodes = all(count(tree).roots);
        expect(nodes.map(({ id }) => id)).toEqual(sites.map(({ id }) => id));
        const reported = sites.flatMap(({ states }) => states).length;
        const [upToDate = 0, behind = 0, notCompared = 0, silent = 0] = sum(nodes, 'own');
        expect(upToDate + behind + notCompared + silent).toBe(reported);
      }),
    );
  });

  test('a filter by more than text keeps only nodes with a count, here or below', () => {
    assert(
      property(healthTrees, filters, (tree, filter) => {
        const onlyText = Object.entries(filter).every(([key, value]) => key === 'text' || !value);
        if (onlyText) return;
        for (const node of all(count(tree, filter).roots)) {
          expect(values(node.total).some((number) => number > 0)).toBe(true);
        }
      }),
    );
  });
});

const tree = [
  organisationNode('quay', [
    outletNode('Café Norte', [
      terminalNode(
        'bar',
        sampleState({ applicationVersion: '5.6.0.0', deviceIdentifier: 'QUAY-0001' }),
        sampleState({ applicationName: 'Kiosk', applicationVersion: '1.0.0.0' }),
      ),
      terminalNode('till', stateOfDaysAgo(20), stateOfDaysAgo(15, { deviceIdentifier: 'T-2' })),
    ]),
    outletNode('market', [terminalNode('counter'), terminalNode('unused')]),
  ]),
];

describe('the filter', () => {
  test.each<[HealthFilter, string[], Partial<typeof noCounts>]>([
    [{ status: 'silent' }, ['quay', 'Café Norte', 'till'], { silent: 2 }],
    [{ status: 'behind' }, ['quay', 'Café Norte', 'bar'], { behind: 1 }],
    [
      { status: 'nothing-reported' },
      ['quay', 'market', 'counter', 'unused'],
      { 'nothing-reported': 2 },
    ],
    [
      { app: 'POS Terminal' },
      ['quay', 'Café Norte', 'bar', 'till'],
      { 'up-to-date': 1, silent: 2 },
    ],
    [{ version: '1.0.0.0' }, ['quay', 'Café Norte', 'bar'], { behind: 1 }],
    [{ version: '1.0' }, ['quay', 'Café Norte', 'bar'], { behind: 1 }],
    [{ rollOut: 'installed' }, ['quay', 'Café Norte', 'bar'], { 'up-to-date': 1 }],
    [{ text: '0001' }, ['quay', 'Café Norte', 'bar'], { 'up-to-date': 1 }],
    [
      { text: 'cafe n' },
      ['quay', 'Café Norte', 'bar', 'till'],
      { 'up-to-date': 1, behind: 1, silent: 2 },
    ],
    [{ text: 'unused' }, ['quay', 'market', 'unused'], { 'nothing-reported': 1 }],
    [{ text: 'unused', status: 'behind' }, [], {}],
    [{ text: 'cafe', status: 'silent' }, ['quay', 'Café Norte', 'till'], { silent: 2 }],
  ])('%j shows %j', (filter, shown, counts) => {
    const { roots } = count(tree, filter);
    expect(names(roots)).toEqual(shown);
    expect(roots[0]?.total ?? noCounts).toEqual({ ...noCounts, ...counts });
  });

  test('by status does not change the counts of the other statuses', () => {
    expect(count(tree, { status: 'silent', app: 'POS Terminal' }).byStatus).toEqual(
      count(tree, { app: 'POS Terminal' }).byStatus,
    );
  });
});

test('a node has the count and the newest time of its old states, with any status', () => {
  const newest = sampleNow - 15 * 86_400_000;
  expect(count(tree).roots[0]?.leftOut).toEqual({ count: 2, newest });
  expect(count(tree, { status: 'behind' }).roots[0]?.leftOut).toEqual({ count: 2, newest });
  expect(count(tree).roots[0]?.children[1]?.leftOut).toEqual({ count: 0, newest: undefined });
});

test('counts the states of ten thousand terminals', () => {
  const terminals = Array.from({ length: 10_000 }, (_, number) =>
    terminalNode(
      `till-${number}`,
      sampleState({ deviceIdentifier: `D-${number}` }),
      sampleState({ deviceIdentifier: `D-${number}`, applicationName: 'Kiosk' }),
    ),
  );
  const large = [organisationNode('quay', terminals)];
  expect(count(large).roots[0]?.total.behind).toBe(20_000);
});

const state = (deviceIdentifier: string, applicationVersion: string, applicationName = 'Kiosk') =>
  sampleState({ deviceIdentifier, applicationVersion, applicationName });

const { roots } = countSites(
  readHealthSites(
    [
      organisationNode('quay', [
        terminalNode('bar', state('a', '1.9.0.0'), state('a', '5.0.0.0', 'Booking')),
        terminalNode('till', state('b', '1.10.0.0'), stateOfDaysAgo(40, { deviceIdentifier: 'b' })),
        terminalNode('counter', stateOfDaysAgo(20), stateOfDaysAgo(30, { deviceIdentifier: 'c' })),
        terminalNode('unused'),
      ]),
    ],
    sampleNow,
  ),
  { filter: {}, statusOf: () => 'behind', rollOutOf: () => 'not-known' },
);
const [root] = roots as [CountedSite];

test('groups states by application, and those that are not silent by version, newest first', () => {
  const groups = statesBelow([root]).map(({ application, all, reported, versions }) => ({
    application,
    counts: [reported.length, all.length],
    versions: versions.map(({ version, states }) => [
      version,
      ...states.map(
        ({ node, state: { deviceIdentifier } }) => `${deviceIdentifier} at ${node.name}`,
      ),
    ]),
  }));
  expect(groups).toEqual([
    { application: 'Booking', counts: [1, 1], versions: [['5.0.0.0', 'a at bar']] },
    {
      application: 'Kiosk',
      counts: [2, 2],
      versions: [
        ['1.10.0.0', 'b at till'],
        ['1.9.0.0', 'a at bar'],
      ],
    },
    { application: 'POS Terminal', counts: [0, 3], versions: [] },
  ]);
});

test('nodes with silent states are sorted by the newest state, latest first', () => {
  const silent = nodesOfStatus(root, 'silent').map(({ node, leftOut }) => [
    node.name,
    leftOut.count,
  ]);
  expect(silent).toEqual([
    ['counter', 2],
    ['till', 1],
  ]);
});

test('a terminal that never reported anything is not a silent one', () => {
  const nodes = nodesOfStatus(root, 'nothing-reported').map(({ node }) => node.name);
  expect(nodes).toEqual(['unused']);
});
