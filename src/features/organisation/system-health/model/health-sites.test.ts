import { describe, expect, test } from 'vitest';
import type { HealthTreeNode } from '~/api/system-health';
import { NodeType } from '~/domain/contract/enums.gen';
import {
  groupNode,
  organisationNode,
  outletNode,
  sampleNow,
  sampleState,
  stateOfDaysAgo,
  terminalNode,
} from '~/testing/sample-health';
import { pathOf, readHealthSites, sitesFrom } from './health-sites';

const read = (...roots: unknown[]) => readHealthSites(roots as HealthTreeNode[], sampleNow);
const all = (...roots: unknown[]) => read(...roots).flatMap((root) => [...sitesFrom(root)]);

test('each node knows whose it is, what it is in and what it is', () => {
  const sites = all(
    organisationNode('group', [
      organisationNode('quay', [
        groupNode('centre', [outletNode('street', [terminalNode('bar')])]),
      ]),
    ]),
  );
  const bar = sites.find(({ siteID }) => siteID === 'bar');
  expect(bar).toMatchObject({
    id: 'ds:bar',
    organisationID: 'quay',
    nodeType: NodeType.Terminal,
    isOrganisation: false,
    hasChildren: false,
  });
  expect(bar && pathOf(bar)).toEqual(['group', 'quay', 'centre', 'street']);
  expect(sites.map(({ hasChildren }) => hasChildren)).toEqual([true, true, true, true, false]);
});

test('states older than 14 days are apart, without what they said', () => {
  const [till] = all(
    terminalNode('till', stateOfDaysAgo(1), stateOfDaysAgo(15, { deviceIdentifier: 'TILL-2' })),
  );
  expect(till?.states.map(({ device }) => device)).toEqual(['TILL-1']);
  expect(till?.leftOut).toEqual([
    { application: 'POS Terminal', device: 'TILL-2', time: sampleNow - 15 * 86_400_000 },
  ]);
});

describe('an odd answer', () => {
  test('a node that comes twice stands in the tree once', () => {
    const bar = terminalNode('bar', sampleState());
    const sites = all(organisationNode('quay', [bar, bar]), organisationNode('other', [bar]));
    expect(sites.filter(({ siteID }) => siteID === 'bar')).toHaveLength(1);
  });

  test('of an application that a device reports twice at a node, the last word counts', () => {
    const versions = (...states: ReturnType<typeof sampleState>[]) =>
      all(terminalNode('till', ...states))[0]?.states.map(({ version }) => version);
    const older = stateOfDaysAgo(2, { applicationVersion: '1.0.0.0' });
    const newer = stateOfDaysAgo(1, { applicationVersion: '2.0.0.0' });
    expect(versions(older, newer)).toEqual(['2.0.0.0']);
    expect(versions(newer, older)).toEqual(['2.0.0.0']);
    const unreadable = sampleState({ dateTimeUpdated: 'soon', applicationVersion: '3.0.0.0' });
    expect(versions(unreadable, newer)).toEqual(['2.0.0.0']);
  });

  test('states without a device cannot be told apart and all stay', () => {
    const [till] = all(
      terminalNode(
        'till',
        sampleState({ deviceIdentifier: '' }),
        sampleState({ deviceIdentifier: '' }),
      ),
    );
    expect(till?.states).toHaveLength(2);
  });

  test.each([
    ['nothing but an id', { id: 'ds:1' }],
    ['null everywhere', { id: 'org:1', name: null, children: null, entity: null }],
    ['states that are null', { id: 'ds:1', entity: { clientApplicationStates: null } }],
    ['a state of nothing', { id: 'ds:1', entity: { clientApplicationStates: [{}, null] } }],
    ['children of nothing', { id: 'ds:1', children: [null, {}] }],
  ])('%s: the node is there', (_, node) => {
    expect(all(node)).toMatchObject([{ id: node.id, name: '', children: [], leftOut: [] }]);
  });
});
