import { type VersionNumber, versionText } from '~/domain/version-number';
import { type HealthSite, type ReportedState, sitesFrom } from './health-sites';
import { byNewestVersion, type KnownApplication } from './health-status';
import {
  type OrganisationAcceptances,
  type RollOutStatus,
  rollOutStatuses,
} from './roll-out-status';

/** The roll-out of an application, counted in devices. */
export interface ApplicationPicture {
  application: string;
  iconUri: string | null;
  /** Number of devices that have the application, with the silent ones. */
  devices: number;
  /** The devices with a state of the last 14 days by version, newest first. */
  versions: readonly { version: string; devices: number; isLatest: boolean }[];
  rollOut: Readonly<Record<RollOutStatus, number>>;
  /** Number of devices last heard of more than 14 days ago. Their current version is not known. */
  silent: number;
  latest: VersionNumber | undefined;
  /** The known versions that the organisations are authorised for, newest first. */
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
 * Creates the roll-out picture of a node and everything below it. For each application it counts
 * the devices by version, and by how far the authorised version has come. In both counts each
 * device is in one group. The groups and the silent devices add up to all devices.
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

/** Returns the organisations with a state of the last 14 days at these nodes or below. */
export function reportingOrganisations(sites: readonly HealthSite[]): string[] {
  const ids = new Set<string>();
  for (const root of sites) {
    for (const { states, organisationID } of sitesFrom(root)) {
      if (states.length > 0 && organisationID !== '') ids.add(organisationID);
    }
  }
  return [...ids];
}
