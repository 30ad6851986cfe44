import { expect, test } from 'vitest';
import type { ApplicationAuthorisation } from '~/api/version-authorisations';
import { exampleOf } from '~/testing/contract-examples';
import { byNewestVersion, knownApplications, statusOfVersions } from './health-status';

const version = (majorVersion: number, minorVersion = 0) => ({
  applicationPackageID: '81000000-0000-4000-8000-000000000001',
  majorVersion,
  minorVersion,
  buildNumber: 0,
  revision: 0,
  iconUri: null,
});
const rows = exampleOf('listAuthorisations', 'authorisations');
const [row] = rows as [ApplicationAuthorisation];
const known = knownApplications([
  { ...row, currentVersion: version(5), latestVersion: version(5, 6) },
  { ...row, applicationName: 'Kiosk', currentVersion: null, latestVersion: null },
]);

test.each([
  ['POS Terminal', '5.6.0.0', 'up-to-date'],
  ['POS Terminal', '5.6', 'up-to-date'],
  ['POS Terminal', '5.10.0.0', 'up-to-date'],
  ['POS Terminal', '5.5.9999.9999', 'behind'],
  ['POS Terminal', '4.99.0.0', 'behind'],
  ['POS Terminal', 'beta', 'not-compared'],
  ['POS Terminal', '', 'not-compared'],
  ['Kiosk', '1.0.0.0', 'not-compared'],
  ['Another one', '1.0.0.0', 'not-compared'],
])('%s %s is %s', (application, text, status) => {
  const statusOf = statusOfVersions(known);
  expect(statusOf(application, text)).toBe(status);
  // The second result comes from the cache.
  expect(statusOf(application, text)).toBe(status);
});

test('uses the first authorisation of each application name, and none without a name', () => {
  const found = knownApplications([...rows, { ...row, latestVersion: null }]);
  expect(found.get(row.applicationName)?.latest).toEqual(row.latestVersion);
  expect(knownApplications([{ ...row, applicationName: '' }]).size).toBe(0);
});

test('sorts versions newest first, and texts that are no version last', () => {
  const versions = ['', '5.10.0.0', 'beta', '5.9.0.0', '5.9.0.10', 'alpha'];
  expect(versions.sort(byNewestVersion)).toEqual([
    '5.10.0.0',
    '5.9.0.10',
    '5.9.0.0',
    '',
    'alpha',
    'beta',
  ]);
});
