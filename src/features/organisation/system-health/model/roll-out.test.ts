import { assert, property } from 'fast-check';
import { expect, test } from 'vitest';
import { allNodes } from '~/domain/tree-model';
import { exampleOf } from '~/testing/contract-examples';
import { healthTrees } from '~/testing/health-arbitraries';
import {
  groupNode,
  organisationNode,
  outletNode,
  sampleNow,
  sampleState,
  stateOfDaysAgo,
  terminalNode,
} from '~/testing/sample-health';
import { rollOutStatuses } from '../health-search';
import { readHealthSites } from './health-sites';
import {
  type OrganisationAcceptances,
  organisationAcceptances,
  reportingOrganisations,
  rollOutPicture,
  rollOutStatusOf,
} from './roll-out';

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
  const found = root && allNodes([root]).find(({ siteID }) => siteID === id);
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
  [
    'an older one, accepted at another site node',
    '5.5.0.0',
    accepted(false, 'harbour'),
    'not-accepted',
  ],
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

const version = (minorVersion: number) => ({
  majorVersion: 5,
  minorVersion,
  buildNumber: 0,
  revision: 0,
});
const known = new Map([['POS Terminal', { latest: version(6), iconUri: '/icon.svg' }]]);
const acceptancesOf = (organisation: string, minor: number, isFullyAccepted: boolean) =>
  [
    organisation,
    new Map([
      ['POS Terminal', { version: version(minor), isFullyAccepted, siteIDs: new Set<string>() }],
    ]),
  ] as const;

function picture(
  site: Parameters<typeof rollOutPicture>[0],
  acceptances: ReadonlyMap<string, OrganisationAcceptances>,
) {
  return rollOutPicture(site, known, acceptances);
}

test('every device is silent, or in one version and one roll-out status; none is lost', () => {
  assert(
    property(healthTrees, (tree) => {
      for (const site of readHealthSites(tree, sampleNow)) {
        const acceptances = new Map([acceptancesOf('organisation-0', 6, true)]);
        const applications = picture(site, acceptances);
        for (const { devices, versions, rollOut, silent } of applications) {
          const byVersion = versions.reduce((sum, row) => sum + row.devices, 0);
          const byRollOut = rollOutStatuses.reduce((sum, status) => sum + rollOut[status], 0);
          expect([byVersion + silent, byRollOut + silent]).toEqual([devices, devices]);
        }
        const reported = allNodes([site]).flatMap(({ states }) => states);
        expect(applications.reduce((sum, { devices }) => sum + devices, 0)).toBe(reported.length);
      }
    }),
  );
});

test('the picture of a node is the sum of its own and those of its children', () => {
  assert(
    property(healthTrees, (tree) => {
      for (const site of readHealthSites(tree, sampleNow)) {
        const none = new Map();
        const own = picture({ ...site, children: [] }, none);
        const parts = [own, ...site.children.map((child) => picture(child, none))].flat();
        for (const { application, devices, silent } of picture(site, none)) {
          const same = parts.filter((part) => part.application === application);
          expect(same.reduce((sum, part) => sum + part.devices, 0)).toBe(devices);
          expect(same.reduce((sum, part) => sum + part.silent, 0)).toBe(silent);
        }
      }
    }),
  );
});

test('lists versions newest first, marks the latest and has the authorised ones', () => {
  const till = (id: string, applicationVersion: string) =>
    terminalNode(id, sampleState({ applicationVersion, deviceIdentifier: id }));
  const [group] = readHealthSites(
    [
      organisationNode('group', [
        organisationNode('quay', [till('a', '5.4.0.0'), till('b', '5.6.0.0'), till('c', '5.6')]),
        organisationNode('mill', [
          till('d', '5.4.0.0'),
          terminalNode('e', stateOfDaysAgo(30, { deviceIdentifier: 'e' })),
        ]),
        organisationNode('island', [till('f', '5.4.0.0')]),
      ]),
    ],
    sampleNow,
  );
  if (!group) throw new Error('There is a root.');
  const acceptances = new Map([acceptancesOf('quay', 6, true), acceptancesOf('mill', 5, false)]);
  expect(picture(group, acceptances)).toEqual([
    {
      application: 'POS Terminal',
      iconUri: '/icon.svg',
      devices: 6,
      versions: [
        { version: '5.6.0.0', devices: 2, isLatest: true },
        { version: '5.4.0.0', devices: 3, isLatest: false },
      ],
      rollOut: { installed: 2, waiting: 1, 'not-accepted': 1, 'not-known': 1 },
      silent: 1,
      latest: version(6),
      authorised: ['5.6.0.0', '5.5.0.0'],
    },
  ]);
  expect(reportingOrganisations([group])).toEqual(['quay', 'mill', 'island']);
});
