import type { AcceptanceTreeNode } from '~/api/version-acceptances';
import { allNodes } from '~/domain/tree-model';
import {
  compareVersions,
  parseVersion,
  type VersionNumber,
  versionText,
} from '~/domain/version-number';
import type { RollOutStatus } from '../health-search';
import { type HealthSite, type ReportedState, sitesTo, statesBelow } from './health-sites';
import { byNewestVersion, type KnownApplication } from './health-status';

export const rollOutWords = {
  installed: {
    label: 'Installed',
    meaning: 'The version that its organisation is authorised for, or a newer one',
  },
  waiting: {
    label: 'Accepted, waiting',
    meaning: 'The authorised version is accepted for the device, which runs an older one',
  },
  'not-accepted': {
    label: 'Not accepted',
    meaning: 'The device runs an older version, and nobody has accepted the authorised one for it',
  },
  'not-known': {
    label: 'Not known',
    meaning:
      'The organisation is not authorised for the application, or what it accepted was not read',
  },
} as const satisfies Record<RollOutStatus, { label: string; meaning: string }>;

/**
 * How far an organisation has accepted the versions that it is authorised for, by the name of the
 * application, because a state has only the name. `siteIDs` are the outlet groups, outlets and
 * terminals that acceptances are limited to.
 */
export type OrganisationAcceptances = ReadonlyMap<
  string,
  { version: VersionNumber; isFullyAccepted: boolean; siteIDs: ReadonlySet<string> }
>;

/** Reads the tree of acceptances of an organisation. */
export function organisationAcceptances(
  tree: readonly AcceptanceTreeNode[],
): OrganisationAcceptances {
  const accepted = tree.flatMap(({ entity, children }) => {
    const below = children?.map((child) => child.entity);
    const current = below?.find((each) => each.entityType === 'version');
    if (entity.entityType !== 'application' || !current) return [];
    const { applicationPackage: version, acceptanceStatus } = current;
    const isFullyAccepted = acceptanceStatus.fullyAccepted;
    const siteIDs = new Set(acceptanceStatus.acceptedRootNodeIDs);
    return [[entity.applicationName, { version, isFullyAccepted, siteIDs }] as const];
  });
  // The first of two applications with the same name counts.
  return new Map(accepted.reverse());
}

/**
 * Returns how far the authorised version has come on a device.
 * @param acceptances the acceptances of the organisations that could be read, by organisation id
 */
export function rollOutStatusOf(
  state: Pick<ReportedState, 'applicationName' | 'applicationVersion'>,
  site: HealthSite,
  acceptances: ReadonlyMap<string, OrganisationAcceptances>,
): RollOutStatus {
  const accepted = acceptances.get(site.organisationID)?.get(state.applicationName);
  const own = parseVersion(state.applicationVersion);
  if (!accepted || !own) return 'not-known';
  const { version, isFullyAccepted, siteIDs } = accepted;
  if (compareVersions(own, version) >= 0) return 'installed';
  const isAccepted = isFullyAccepted || sitesTo(site).some(({ siteID }) => siteIDs.has(siteID));
  return isAccepted ? 'waiting' : 'not-accepted';
}

/**
 * For each application at a node and below, counts the devices by version and by how far the
 * authorised version has come. In both counts the groups and the silent devices add up to all.
 */
export function rollOutPicture(
  site: HealthSite,
  known: ReadonlyMap<string, KnownApplication>,
  acceptances: ReadonlyMap<string, OrganisationAcceptances>,
) {
  return statesBelow([site]).map(({ application, all, reported, versions }) => {
    const { latest, iconUri } = { ...known.get(application) };
    const latestText = latest && versionText(latest);
    const rollOut = { installed: 0, waiting: 0, 'not-accepted': 0, 'not-known': 0 };
    for (const { state, node } of reported) rollOut[rollOutStatusOf(state, node, acceptances)] += 1;
    const authorised = all
      .map(({ node }) => acceptances.get(node.organisationID)?.get(application)?.version)
      .filter((version) => version !== undefined);
    return {
      application,
      iconUri,
      /** Number of devices that have the application, with the silent ones. */
      devices: all.length,
      /** The devices with a state of the last 14 days by version, newest first. */
      versions: versions.map(({ version, states }) => ({
        version,
        devices: states.length,
        isLatest: version === latestText,
      })),
      rollOut,
      /** Number of devices last heard of more than 14 days ago. Their version is not known. */
      silent: all.length - reported.length,
      latest,
      /** The known versions that the organisations are authorised for, newest first. */
      authorised: [...new Set(authorised.map(versionText))].sort(byNewestVersion),
    };
  });
}

/** The roll-out of an application, counted in devices. */
export type ApplicationPicture = ReturnType<typeof rollOutPicture>[number];

/** Returns the organisations with a state of the last 14 days at these nodes or below. */
export function reportingOrganisations(sites: readonly HealthSite[]): string[] {
  const reporting = allNodes(sites).filter(({ states }) =>
    states.some(({ isSilent }) => !isSilent),
  );
  return [...new Set(reporting.map(({ organisationID }) => organisationID))].filter(Boolean);
}
