import { type HealthSite, sitesFrom } from '../model/health-sites';
import { byNewestVersion } from '../model/health-status';

/**
 * Returns the reported versions of each application, newest first, with the applications sorted by
 * name.
 */
export function reportedVersions(
  roots: readonly HealthSite[],
): ReadonlyMap<string, readonly string[]> {
  const versions = new Map<string, Set<string>>();
  const of = (application: string) => {
    const known = versions.get(application) ?? new Set<string>();
    versions.set(application, known);
    return known;
  };
  for (const root of roots) {
    for (const { states, leftOut } of sitesFrom(root)) {
      for (const { applicationName, applicationVersion: version } of states) {
        if (version) of(applicationName).add(version);
      }
      for (const { applicationName } of leftOut) of(applicationName);
    }
  }
  versions.delete('');
  return new Map(
    [...versions]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([application, known]) => [application, [...known].sort(byNewestVersion)]),
  );
}
