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
  const others = partsOf(b);
  const differences = partsOf(a).map((part, index) => part - (others[index] ?? 0));
  return Math.sign(differences.find((difference) => difference !== 0) ?? 0);
}

/** Formats a version for people: 5.6.1.250. */
export const versionText = (version: VersionNumber): string => partsOf(version).join('.');

const partsOf = (version: VersionNumber) => [
  version.majorVersion,
  version.minorVersion,
  version.buildNumber,
  version.revision,
];

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

const joined = (upper: number, lower: number): bigint =>
  (BigInt(upper) << bitsOfPart) | BigInt(lower);

const parted = (number: bigint) =>
  [Number(number >> bitsOfPart), Number(number & BigInt(largestPart))] as const;
