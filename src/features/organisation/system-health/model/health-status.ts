import type { ApplicationAuthorisation } from '~/api/version-authorisations';
import { compareVersions, parseVersion, type VersionNumber } from '~/domain/version-number';
import type { HealthStatus } from '../health-search';

export type StatusCounts = Readonly<Record<HealthStatus, number>>;

export const noCounts: StatusCounts = {
  'up-to-date': 0,
  behind: 0,
  'not-compared': 0,
  silent: 0,
  'nothing-reported': 0,
};

/**
 * The texts of a status. After a number ("3 behind") comes `counted`, or the label in lower case.
 * The sign makes it readable without its colour.
 */
export const statusWords: Readonly<
  Record<HealthStatus, { label: string; counted?: string; meaning: string; sign: string }>
> = {
  'up-to-date': {
    label: 'Up to date',
    meaning: 'The newest version that there is of the application',
    sign: '✓',
  },
  behind: {
    label: 'Behind',
    meaning: 'An older version than the newest that there is',
    sign: '↓',
  },
  'not-compared': {
    label: 'Version unknown',
    counted: 'with an unknown version',
    meaning: 'The newest version is not known, or the device names none that can be read',
    sign: '?',
  },
  silent: {
    label: 'Silent',
    meaning: 'Last heard of more than 14 days ago, and therefore left out',
    sign: '○',
  },
  'nothing-reported': {
    label: 'Nothing reported',
    counted: 'without any report',
    meaning: 'Terminals that have never reported anything',
    sign: '–',
  },
};

/** An application of the platform: its newest version and its icon. */
export interface KnownApplication {
  latest: VersionNumber | null | undefined;
  iconUri: string | null | undefined;
}

/** Indexes the applications by name: a state has only that. The first of two with a name counts. */
export const knownApplications = (
  authorisations: readonly ApplicationAuthorisation[],
): ReadonlyMap<string, KnownApplication> =>
  new Map(
    authorisations
      .filter(({ applicationName }) => applicationName !== '')
      .map(({ applicationName, currentVersion, latestVersion: latest }) => {
        const iconUri = latest?.iconUri ?? currentVersion?.iconUri;
        return [applicationName, { latest, iconUri }] as const;
      })
      .reverse(),
  );

export type StatusOf = (application: string, version: string) => HealthStatus;

/** Returns a function that compares versions with the newest ones, and caches each result. */
export function statusOfVersions(known: ReadonlyMap<string, KnownApplication>): StatusOf {
  const answers = new Map<string, HealthStatus>();
  return (application, version) => {
    const key = `${application}\n${version}`;
    const answer = answers.get(key) ?? compare(known.get(application)?.latest, version);
    answers.set(key, answer);
    return answer;
  };
}

function compare(latest: KnownApplication['latest'], version: string): HealthStatus {
  const own = parseVersion(version);
  if (!latest || !own) return 'not-compared';
  return compareVersions(own, latest) < 0 ? 'behind' : 'up-to-date';
}

/** Sorts versions newest first. Texts that are no version come last, in alphabetical order. */
export function byNewestVersion(a: string, b: string): number {
  const one = parseVersion(a);
  const other = parseVersion(b);
  if (one && other) return compareVersions(other, one);
  if (one || other) return one ? -1 : 1;
  return a < b ? -1 : a > b ? 1 : 0;
}
