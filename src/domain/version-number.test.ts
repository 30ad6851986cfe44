import { expect, test } from 'vitest';
import { compareVersions, parseVersion, type VersionNumber, versionText } from './version-number';

const version = (text: string) => parseVersion(text) as VersionNumber;

test.each([
  ['6.0.0.0', '5.9.9.9'],
  ['5.10.0.0', '5.9.9.9'],
  ['5.9.10.0', '5.9.9.99'],
  ['5.9.9.100', '5.9.9.99'],
])('%s is newer than %s', (newer, older) => {
  expect(compareVersions(version(newer), version(older))).toBeGreaterThan(0);
  expect(compareVersions(version(older), version(newer))).toBeLessThan(0);
});

test('a version is neither newer nor older than itself', () => {
  expect(compareVersions(version('5.6.1.250'), version('5.6.1.250'))).toBe(0);
});

test('a version is read back from its text', () => {
  expect(versionText(version('5.6.1.250'))).toBe('5.6.1.250');
  expect(versionText(version('7.4'))).toBe('7.4.0.0');
});

test.each(['', 'N/A', '5.', '1.2.3.4.5', '-1.0.0.0', '1.2.3.x', '5.6.1.250-beta'])(
  '"%s" is no version',
  (text) => {
    expect(parseVersion(text)).toBeUndefined();
  },
);
