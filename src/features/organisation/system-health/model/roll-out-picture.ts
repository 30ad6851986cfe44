import { type VersionNumber, versionText } from '~/domain/version-number';
import { type HealthSite, type ReportedState, sitesFrom } from './health-sites';
import { byNewestVersion, type KnownApplication } from './health-status';
import {
  type OrganisationAcceptances,
  type RollOutStatus,
  rollOutStatuses,
} from './roll-out-status';

/** How far the versions of an application have come, in devices. */
export interface ApplicationPicture {
  application: string;
  iconUri: string | null;
  /** All devices that have the application, silent ones included. */
  devices: number;
  /** Those heard of within the last 14 days, the newest version first. */
  versions: readonly { version: string; devices: number; isLatest: boolean }[];
  rollOut: Readonly<Record<RollOutStatus, number>>;
  /** Those last heard of more than 14 days ago: what they run by now is not known. */
  silent: number;
  latest: VersionNumber | undefined;
  /** The versions that the organisations are authorised for, as far as it is known; newest first. */
  authorised: readonly string[];
}

interface PictureOptions {
  known: ReadonlyMap<string, KnownApplication>;
  acceptances: ReadonlyMap<string, OrganisationAcceptances>;
  rollOutOf: (state: ReportedState, site: HealthSite) => RollOutStatus;
}

interface Sums {
  versions: Map<string, number>;
  rollOut: Record<RollOutStatus, number>;
  silent: number;
  authorised: Set<string>;
}

/**
 * The roll-out picture of a node and all below it: for each application the devices by version and by
 * how far the authorised version has come. In both ways of counting, each device stands in one group,
 * so that the groups and the silent ones add up to all.
 */
export function rollOutPicture(site: HealthSite, options: PictureOptions): ApplicationPicture[] {
  const { known, acceptances } = options;
  const sums = new Map<string, Sums>();
  const sumOf = (application: string, organisationID: string): Sums => {
    const sum = sums.get(application) ?? noSums();
    sums.set(application, sum);
    const accepted = acceptances.get(organisationID)?.get(application);
    if (accepted) sum.authorised.add(versionText(accepted.version));
    return sum;
  };
  for (const below of sitesFrom(site)) {
    for (const state of below.states) {
      const { applicationName, applicationVersion } = state;
      const sum = sumOf(applicationName, below.organisationID);
      sum.versions.set(applicationVersion, (sum.versions.get(applicationVersion) ?? 0) + 1);
      sum.rollOut[options.rollOutOf(state, below)] += 1;
    }
    for (const { applicationName } of below.leftOut) {
      sumOf(applicationName, below.organisationID).silent += 1;
    }
  }
  return [...sums]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([application, sum]) => pictureOf(application, sum, known.get(application)));
}

function noSums(): Sums {
  const rollOut = { installed: 0, waiting: 0, 'not-accepted': 0, 'not-known': 0 };
  return { versions: new Map(), rollOut, silent: 0, authorised: new Set() };
}

function pictureOf(
  application: string,
  { versions, rollOut, silent, authorised }: Sums,
  known: KnownApplication | undefined,
): ApplicationPicture {
  const latest = known?.latest;
  const latestText = latest && versionText(latest);
  const reported = rollOutStatuses.reduce((sum, status) => sum + rollOut[status], 0);
  return {
    application,
    iconUri: known?.iconUri ?? null,
    devices: reported + silent,
    versions: [...versions]
      .sort(([a], [b]) => byNewestVersion(a, b))
      .map(([version, devices]) => ({ version, devices, isLatest: version === latestText })),
    rollOut,
    silent,
    latest,
    authorised: [...authorised].sort(byNewestVersion),
  };
}

/** The organisations whose devices report something here or below. */
export function reportingOrganisations(sites: readonly HealthSite[]): string[] {
  const ids = new Set<string>();
  for (const root of sites) {
    for (const { states, organisationID } of sitesFrom(root)) {
      if (states.length > 0 && organisationID !== '') ids.add(organisationID);
    }
  }
  return [...ids];
}
