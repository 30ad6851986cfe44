import { assert, constantFrom, integer, oneof, property, record, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  compareVersions,
  parseVersion,
  type VersionNumber,
  versionText,
  writtenVersion,
} from './version-number';

const version = (text: string) => parseVersion(text) as VersionNumber;

/** Often small, so that versions share parts. Also the edges of 31, 32 and 53 bits of a pair. */
const part = oneof(
  integer({ min: 0, max: 3 }),
  constantFrom(0x1f_ff_ff, 0x20_00_00, 0x7f_ff_ff_ff, 0x80_00_00_00, 0xff_ff_ff_fe, 0xff_ff_ff_ff),
  integer({ min: 0, max: 0xff_ff_ff_ff }),
);
const versions = record({
  majorVersion: part,
  minorVersion: part,
  buildNumber: part,
  revision: part,
});

/** The rule (docs/product/entities.md#order-of-versions) as a reference: part by part. */
function comparePartByPart(a: VersionNumber, b: VersionNumber): number {
  const parts = ['majorVersion', 'minorVersion', 'buildNumber', 'revision'] as const;
  const different = parts.find((name) => a[name] !== b[name]);
  return different ? Math.sign(a[different] - b[different]) : 0;
}

describe('order', () => {
  test('compares major, minor, build and revision in that order', () => {
    assert(
      property(versions, versions, (a, b) => {
        expect(compareVersions(a, b)).toBe(comparePartByPart(a, b));
      }),
    );
  });

  test('it is total: antisymmetric, transitive, and equal only to itself', () => {
    assert(
      property(tuple(versions, versions, versions), (three) => {
        const [a, b, c] = three.sort(compareVersions) as [
          VersionNumber,
          VersionNumber,
          VersionNumber,
        ];
        expect(compareVersions(a, b)).toBeLessThanOrEqual(0);
        expect(compareVersions(b, c)).toBeLessThanOrEqual(0);
        expect(compareVersions(a, c)).toBeLessThanOrEqual(0);
        expect(compareVersions(b, a) + compareVersions(a, b)).toBe(0);
        expect(compareVersions(a, b) === 0).toBe(versionText(a) === versionText(b));
      }),
    );
  });

  test.each([
    ['6.0.0.0', '5.9.9.9'],
    ['5.10.0.0', '5.9.9.9'],
    ['5.9.10.0', '5.9.9.99'],
    ['5.9.9.100', '5.9.9.99'],
  ])('%s is newer than %s', (newer, older) => {
    expect(compareVersions(version(newer), version(older))).toBeGreaterThan(0);
    expect(compareVersions(version(older), version(newer))).toBeLessThan(0);
  });
});

describe('text', () => {
  test('parsing restores a version from its text, and missing parts are 0', () => {
    assert(
      property(versions, (one) => {
        expect(parseVersion(versionText(one))).toEqual(one);
      }),
    );
    expect(versionText(version('7.4'))).toBe('7.4.0.0');
  });

  test.each([
    '',
    'N/A',
    '5.',
    '1.2.3.4.5',
    '-1.0.0.0',
    '1.2.3.x',
    '5.6.1.250-beta',
    '4294967296.0',
  ])('"%s" is no version', (text) => {
    expect(parseVersion(text)).toBeUndefined();
  });
});

test.each([
  ['5.6.1', '5.6.1.0'],
  ['5.06.1.0', '5.6.1.0'],
  ['5.6.1.250', '5.6.1.250'],
  ['beta', 'beta'],
  ['', ''],
])('the version "%s" is written "%s"', (text, expected) => {
  expect(writtenVersion(text)).toBe(expected);
});
