import type { AcceptanceTreeNode } from '~/api/version-acceptances';
import { compareVersions, parseVersion, type VersionNumber } from '~/domain/version-number';
import type { HealthSite, ReportedState } from './health-sites';

/** How far an authorised version has come on a device. */
export const rollOutStatuses = ['installed', 'waiting', 'not-accepted', 'not-known'] as const;

export type RollOutStatus = (typeof rollOutStatuses)[number];

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

/** How far an organisation has accepted the version that it is authorised for. */
export interface AcceptedVersion {
  version: VersionNumber;
  isFullyAccepted: boolean;
  /** The outlet groups, outlets and terminals that acceptances are limited to. */
  siteIDs: ReadonlySet<string>;
}

/** By the name of the application, because a state has only the name. */
export type OrganisationAcceptances = ReadonlyMap<string, AcceptedVersion>;

/**
 * Reads the tree of acceptances of an organisation: the authorised version of each application, and
 * how far it is accepted.
 */
export function organisationAcceptances(
  tree: readonly AcceptanceTreeNode[],
): OrganisationAcceptances {
  const accepted = new Map<string, AcceptedVersion>();
  for (const { entity, children } of tree) {
    if (entity.entityType !== 'application') continue;
    const current = children?.map((child) => child.entity).find(isVersion);
    if (!current || accepted.has(entity.applicationName)) continue;
    const { applicationPackage, acceptanceStatus } = current;
    accepted.set(entity.applicationName, {
      version: applicationPackage,
      isFullyAccepted: acceptanceStatus.fullyAccepted,
      siteIDs: new Set(acceptanceStatus.acceptedRootNodeIDs),
    });
  }
  return accepted;
}

const isVersion = (entity: AcceptanceTreeNode['entity']) => entity.entityType === 'version';

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
  if (compareVersions(own, accepted.version) >= 0) return 'installed';
  return accepted.isFullyAccepted || isWithin(site, accepted.siteIDs) ? 'waiting' : 'not-accepted';
}

/** Whether a node is one of the given nodes, or below one of them. */
function isWithin(site: HealthSite, siteIDs: ReadonlySet<string>): boolean {
  if (siteIDs.size === 0) return false;
  for (let above: HealthSite | undefined = site; above; above = above.parent) {
    if (siteIDs.has(above.siteID)) return true;
  }
  return false;
}
