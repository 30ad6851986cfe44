import { eq } from 'drizzle-orm';
import type { AcceptanceTreeNode } from '../../../src/api/schema.gen';
import { compareVersions } from '../../../src/domain/version-number';
import { applicationPackages, applicationSettings } from '../../database/schema/versions';
import { handler } from '../handler';
import { findOrganisation, noOrganisation } from '../organisation-of-path';
import { type PackageRow, readPackages } from '../version-authorisations/application-packages';
import { type AuthorisedApplication, readAuthorisedApplications } from './authorised-application';
import { acceptanceNode, type NamedAcceptance, readAcceptances, versionNode } from './tree';

const notAuthorised = {
  status: 404,
  body: 'The organisation is not authorised to use this application.',
} as const;

const { compare } = new Intl.Collator('en', { numeric: true });

type Accepted = ReadonlyMap<string, NamedAcceptance[]>;

export const getAcceptancesTree = handler(
  'getAcceptancesTree',
  'administrator-of-organisation',
  async ({ database, params }) => {
    const { orgId } = params;
    if (!(await findOrganisation(database, orgId))) return noOrganisation;
    const authorised = await readAuthorisedApplications(database, orgId);
    const packages = await readPackages(database, [...authorised.keys()]);
    const packageIDs = [...packages.values()].flat().map((version) => version.applicationPackageID);
    const accepted = await readAcceptances(database, orgId, packageIDs);
    const rows = await database
      .select()
      .from(applicationSettings)
      .where(eq(applicationSettings.organisationID, orgId));
    const settings = new Map(rows.map((row) => [row.applicationID, row]));
    const body = [...authorised.values()]
      .sort((a, b) => compare(a.application.name, b.application.name))
      .map((one): AcceptanceTreeNode => {
        const { applicationID, name, description, iconUri } = one.application;
        const own = settings.get(applicationID);
        return {
          id: `app:${applicationID}`,
          name,
          nameSuffix: null,
          iconUri,
          hasChildren: true,
          children: versionsOf(one, packages.get(applicationID) ?? [], accepted),
          entity: {
            entityType: 'application',
            applicationID,
            applicationName: name,
            applicationDescription: description,
            settings: {
              autoAccept: own?.autoAccept ?? false,
              notBeforeTimeUTC: own?.notBeforeTimeUTC ?? null,
            },
          },
        };
      });
    return { status: 200, body };
  },
);

export const listOldVersionNodes = handler(
  'listOldVersionNodes',
  'administrator-of-organisation',
  async ({ database, params }) => {
    const { orgId, appId } = params;
    const authorised = (await readAuthorisedApplications(database, orgId)).get(appId);
    if (!authorised) return notAuthorised;
    const packages = (await readPackages(database, [appId])).get(appId) ?? [];
    const packageIDs = packages.map(({ applicationPackageID }) => applicationPackageID);
    const accepted = await readAcceptances(database, orgId, packageIDs);
    const body = acceptedBefore(authorised, packages, accepted).map((version) =>
      versionNode(
        authorised.application,
        version,
        accepted.get(version.applicationPackageID) ?? [],
      ),
    );
    return { status: 200, body };
  },
);

export const listAcceptanceNodes = handler(
  'listAcceptanceNodes',
  'administrator-of-organisation',
  async ({ database, params }) => {
    const { orgId, packageId } = params;
    const [version] = await database
      .select({ applicationID: applicationPackages.applicationID })
      .from(applicationPackages)
      .where(eq(applicationPackages.applicationPackageID, packageId));
    if (!version) return { status: 404, body: 'The version does not exist.' };
    const authorised = await readAuthorisedApplications(database, orgId);
    if (!authorised.has(version.applicationID)) return notAuthorised;
    const accepted = await readAcceptances(database, orgId, [packageId]);
    const body = (accepted.get(packageId) ?? []).map((named) =>
      acceptanceNode(version.applicationID, named),
    );
    return { status: 200, body };
  },
);

/** Returns the authorised version, and a node for the older ones if there are any. */
function versionsOf(
  authorised: AuthorisedApplication,
  packages: readonly PackageRow[],
  accepted: Accepted,
): AcceptanceTreeNode[] {
  const { application, version } = authorised;
  const { applicationID } = application;
  const current = versionNode(
    application,
    version,
    accepted.get(version.applicationPackageID) ?? [],
  );
  if (acceptedBefore(authorised, packages, accepted).length === 0) return [current];
  const older: AcceptanceTreeNode = {
    id: `old:${applicationID}`,
    name: 'Old versions',
    nameSuffix: null,
    iconUri: null,
    hasChildren: true,
    children: null,
    entity: { entityType: 'oldVersions', applicationID },
  };
  return [current, older];
}

/**
 * Returns the versions older than the authorised one that were accepted for any node, newest first.
 */
function acceptedBefore(
  { version }: AuthorisedApplication,
  packages: readonly PackageRow[],
  accepted: Accepted,
): PackageRow[] {
  return packages.filter(
    (one) => compareVersions(one, version) < 0 && accepted.has(one.applicationPackageID),
  );
}
