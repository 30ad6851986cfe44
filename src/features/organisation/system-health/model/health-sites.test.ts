import { expect, test } from 'vitest';
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

const all = (...roots: HealthTreeNode[]) =>
  readHealthSites(roots, sampleNow).flatMap((root) => [...sitesFrom(root)]);

test('each node has its organisation, its path and its type', () => {
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
    hasChildren: false,
  });
  expect(bar && pathOf(bar)).toEqual(['group', 'quay', 'centre', 'street']);
  expect(sites.map(({ hasChildren }) => hasChildren)).toEqual([true, true, true, true, false]);
});

test('separates the states that are older than 14 days', () => {
  const [till] = all(
    terminalNode('till', stateOfDaysAgo(1), stateOfDaysAgo(15, { deviceIdentifier: 'TILL-2' })),
  );
  expect(till?.states.map(({ deviceIdentifier }) => deviceIdentifier)).toEqual(['TILL-1']);
  expect(till?.leftOut).toMatchObject([
    { deviceIdentifier: 'TILL-2', time: sampleNow - 15 * 86_400_000 },
  ]);
});

test('keeps the newer state when a device reports an application twice at a node', () => {
  const versions = (...states: ReturnType<typeof sampleState>[]) =>
    all(terminalNode('till', ...states))[0]?.states.map((state) => state.applicationVersion);
  const older = stateOfDaysAgo(2, { applicationVersion: '1.0.0.0' });
  const newer = stateOfDaysAgo(1, { applicationVersion: '2.0.0.0' });
  expect(versions(older, newer)).toEqual(['2.0.0.0']);
  expect(versions(newer, older)).toEqual(['2.0.0.0']);
});

test('keeps all states without a device id', () => {
  const unsaid = sampleState({ deviceIdentifier: '' });
  expect(all(terminalNode('till', unsaid, unsaid))[0]?.states).toHaveLength(2);
});

test('a site node without an organisation above has no organisation id', () => {
  expect(all(terminalNode('till'))[0]?.organisationID).toBe('');
});
