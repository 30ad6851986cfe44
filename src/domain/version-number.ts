/** The parts of a version (docs/product/entities.md#application-package). */
export interface VersionNumber {
  majorVersion: number;
  minorVersion: number;
  buildNumber: number;
  revision: number;
}

/** A version as two numbers of 64 bits (docs/product/constants.md#version-numbers). */
export interface EncodedVersion {
  /** Major and minor. */
  high: bigint;
  /** Build and revision. */
  low: bigint;
}

const bitsOfPart = 32n;
const largestPart = 0xff_ff_ff_ff;

/** Encodes a version as bigints: a JavaScript number is exact only up to 53 bits. */
export function encodeVersion(version: VersionNumber): EncodedVersion {
  const { majorVersion, minorVersion, buildNumber, revision } = version;
  return { high: joined(majorVersion, minorVersion), low: joined(buildNumber, revision) };
}

/** Restores the version from its two numbers. */
export function decodeVersion({ high, low }: EncodedVersion): VersionNumber {
  const [majorVersion, minorVersion] = parted(high);
  const [buildNumber, revision] = parted(low);
  return { majorVersion, minorVersion, buildNumber, revision };
}

/**
 * Compares versions by major, minor, build and revision, in that order
 * (docs/product/entities.md#order-of-versions).
 * @returns below zero when `a` is older, zero when they are equal
 */
export function compareVersions(a: VersionNumber, b: VersionNumber): number {
  const [first, second] = [encodeVersion(a), encodeVersion(b)];
  return compareNumbers(first.high, second.high) || compareNumbers(first.low, second.low);
}

/** Formats a version for people: 5.6.1.250. */
export function versionText(version: VersionNumber): string {
  const { majorVersion, minorVersion, buildNumber, revision } = version;
  return [majorVersion, minorVersion, buildNumber, revision].join('.');
}

/**
 * Parses a version such as 7.4.2.118. Missing parts are 0.
 * @returns undefined when the text is no version
 */
export function parseVersion(text: string): VersionNumber | undefined {
  if (!/^\d{1,10}(\.\d{1,10}){0,3}$/.test(text)) return undefined;
  const parts = text.split('.').map(Number);
  if (parts.some((part) => part > largestPart)) return undefined;
  const [majorVersion = 0, minorVersion = 0, buildNumber = 0, revision = 0] = parts;
  return { majorVersion, minorVersion, buildNumber, revision };
}

const compareNumbers = (a: bigint, b: bigint) => Number(a > b) - Number(a < b);

const joined = (upper: number, lower: number): bigint =>
  (BigInt(upper) << bitsOfPart) | BigInt(lower);

const parted = (number: bigint) =>
  [Number(number >> bitsOfPart), Number(number & BigInt(largestPart))] as const;
