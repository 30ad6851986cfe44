/** The parts of a version (docs/product/entities.md#application-package). */
export interface VersionNumber {
  majorVersion: number;
  minorVersion: number;
  buildNumber: number;
  revision: number;
}

const largestPart = 0xff_ff_ff_ff;

const partsOf = ({ majorVersion, minorVersion, buildNumber, revision }: VersionNumber) => [
  majorVersion,
  minorVersion,
  buildNumber,
  revision,
];

/** Compares versions (docs/product/entities.md#order-of-versions): below zero when `a` is older. */
export function compareVersions(a: VersionNumber, b: VersionNumber): number {
  const others = partsOf(b);
  const differences = partsOf(a).map((part, index) => part - (others[index] ?? 0));
  return Math.sign(differences.find((difference) => difference !== 0) ?? 0);
}

/** Formats a version for people: 5.6.1.250. */
export const versionText = (version: VersionNumber): string => partsOf(version).join('.');

/** Returns the one text for all spellings of a version: 5.6.1.0 for 5.6.1. Any other text stays. */
export function writtenVersion(text: string): string {
  const version = parseVersion(text);
  return version ? versionText(version) : text;
}

/** Parses a version such as 7.4.2.118, in which missing parts are 0; undefined for any other text. */
export function parseVersion(text: string): VersionNumber | undefined {
  if (!/^\d{1,10}(\.\d{1,10}){0,3}$/.test(text)) return undefined;
  const parts = text.split('.').map(Number);
  if (parts.some((part) => part > largestPart)) return undefined;
  const [majorVersion = 0, minorVersion = 0, buildNumber = 0, revision = 0] = parts;
  return { majorVersion, minorVersion, buildNumber, revision };
}
