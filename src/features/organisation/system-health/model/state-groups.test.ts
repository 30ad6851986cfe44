import { expect, test } from 'vitest';
import {
  organisationNode,
  sampleNow,
  sampleState,
  stateOfDaysAgo,
  terminalNode,
} from '~/testing/sample-health';
import { type CountedSite, countSites } from './counted-sites';
import { readHealthSites } from './health-sites';
import { groupStates, silentBelow, withoutReportBelow } from './state-groups';

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

test('groups states by application and version, the newest version first', () => {
  const groups = groupStates(root).map(({ application, count, versions }) => ({
    application,
    count,
    versions: versions.map(({ version, states }) => [
      version,
      ...states.map(
        ({ node, state: { deviceIdentifier } }) => `${deviceIdentifier} at ${node.name}`,
      ),
    ]),
  }));
  expect(groups).toEqual([
    { application: 'Booking', count: 1, versions: [['5.0.0.0', 'a at bar']] },
    {
      application: 'Kiosk',
      count: 2,
      versions: [
        ['1.10.0.0', 'b at till'],
        ['1.9.0.0', 'a at bar'],
      ],
    },
  ]);
});

test('nodes with silent states are sorted by the newest state, latest first', () => {
  const silent = silentBelow(root).map(({ node, leftOut }) => [node.name, leftOut.count]);
  expect(silent).toEqual([
    ['counter', 2],
    ['till', 1],
  ]);
});

test('a terminal that never reported anything is not a silent one', () => {
  expect(withoutReportBelow(root).map(({ name }) => name)).toEqual(['unused']);
});
