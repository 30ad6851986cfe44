/** The four parts of a version; an application package has them (section 3). */
export interface VersionNumber {
  majorVersion: number;
  minorVersion: number;
  buildNumber: number;
  revision: number;
}

/**
 * Orders versions by major, minor, build and revision, in that order (sections 3 and 9): below zero
 * when `a` is the older one, zero when they are the same.
 */
export function compareVersions(a: VersionNumber, b: VersionNumber): number {
  return (
    a.majorVersion - b.majorVersion ||
    a.minorVersion - b.minorVersion ||
    a.buildNumber - b.buildNumber ||
    a.revision - b.revision
  );
}

/** A version as people read it: 5.6.1.250. */
export function versionText(version: VersionNumber): string {
  const { majorVersion, minorVersion, buildNumber, revision } = version;
  return `${majorVersion}.${minorVersion}.${buildNumber}.${revision}`;
}

/**
 * The version that a text such as 7.4.2.118 names; parts that are left out are 0. Undefined when the
 * text is no version.
 */
export function parseVersion(text: string): VersionNumber | undefined {
  if (!/^\d{1,10}(\.\d{1,10}){0,3}$/.test(text)) return undefined;
  const [majorVersion = 0, minorVersion = 0, buildNumber = 0, revision = 0] = text
    .split('.')
    .map(Number);
  return { majorVersion, minorVersion, buildNumber, revision };
}
