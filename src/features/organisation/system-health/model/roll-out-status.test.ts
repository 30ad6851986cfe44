import { expect, test } from 'vitest';
import { exampleOf } from '~/testing/contract-examples';
import {
  groupNode,
  organisationNode,
  outletNode,
  sampleNow,
  terminalNode,
} from '~/testing/sample-health';
import { readHealthSites, sitesFrom } from './health-sites';
import { organisationAcceptances, rollOutStatusOf } from './roll-out-status';

const [root] = readHealthSites(
  [
    organisationNode('quay', [
      groupNode('centre', [outletNode('street', [terminalNode('bar')])]),
      groupNode('harbour', [terminalNode('till')]),
    ]),
  ],
  sampleNow,
);
const site = (id: string) => {
  const found = root && [...sitesFrom(root)].find(({ siteID }) => siteID === id);
  if (!found) throw new Error(`There is no node ${id}.`);
  return found;
};

const accepted = (isFullyAccepted: boolean, ...siteIDs: string[]) =>
  new Map([
    [
      'quay',
      new Map([
        [
          'POS Terminal',
          {
            version: { majorVersion: 5, minorVersion: 6, buildNumber: 1, revision: 250 },
            isFullyAccepted,
            siteIDs: new Set(siteIDs),
          },
        ],
      ]),
    ],
  ]);

test.each([
  ['the authorised version', '5.6.1.250', accepted(false), 'installed'],
  ['a newer one', '5.7.0.0', accepted(false), 'installed'],
  ['an older one, accepted for all', '5.6.1.249', accepted(true), 'waiting'],
  ['an older one, accepted for the terminal', '5.5.0.0', accepted(false, 'bar'), 'waiting'],
  ['an older one, accepted for its outlet', '5.5.0.0', accepted(false, 'street'), 'waiting'],
  ['an older one, accepted for its group', '5.5.0.0', accepted(false, 'centre'), 'waiting'],
  ['an older one, accepted elsewhere', '5.5.0.0', accepted(false, 'harbour'), 'not-accepted'],
  ['an older one, accepted nowhere', '5.5.0.0', accepted(false), 'not-accepted'],
  ['an older one, acceptances not read', '5.5.0.0', new Map(), 'not-known'],
  ['no version', 'beta', accepted(true), 'not-known'],
])('%s: %s', (_, version, acceptances, status) => {
  const state = { applicationName: 'POS Terminal', applicationVersion: version };
  expect(rollOutStatusOf(state, site('bar'), acceptances)).toBe(status);
});

test('an application without an authorisation is not known', () => {
  const state = { applicationName: 'Kiosk', applicationVersion: '1.0.0.0' };
  expect(rollOutStatusOf(state, site('bar'), accepted(true))).toBe('not-known');
});

test('reads the authorised version of each application from the tree of acceptances', () => {
  const found = organisationAcceptances(exampleOf('getAcceptancesTree', 'applications'));
  expect(found.get('POS Terminal')).toMatchObject({
    version: { majorVersion: 5, minorVersion: 6, buildNumber: 1, revision: 250 },
    isFullyAccepted: false,
    siteIDs: new Set(['21000000-0000-4000-8000-000000000002']),
  });
  expect(found.get('Kitchen Display')).toMatchObject({
    isFullyAccepted: false,
    siteIDs: new Set(),
  });
});

test('leaves out an application without versions', () => {
  const [application] = exampleOf('getAcceptancesTree', 'applications');
  const found = application && organisationAcceptances([{ ...application, children: null }]);
  expect(found?.size).toBe(0);
});
