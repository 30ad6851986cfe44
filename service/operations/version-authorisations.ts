import { eq, sql } from 'drizzle-orm';
import type { ApplicationVersion } from '../../src/api/schema.gen';
import type { Handler } from '../contract/handler';
import { organisations } from '../database/schema/organisations';
import { applications, authorisations } from '../database/schema/versions';
import { type PackageRow, readPackages } from './application-packages';

type ApplicationRow = typeof applications.$inferSelect;

export const listAuthorisations: Handler<'listAuthorisations'> = async ({ database, params }) => {
  const { organisationID, organisationCode, name } = organisations;
  const [organisation] = await database
    .select({ organisationID, organisationCode, name })
    .from(organisations)
    .where(eq(organisationID, params.orgId));
  if (!organisation) return { status: 404, body: 'The organisation does not exist.' };
  const packages = await readPackages(database);
  const authorised = await database
    .select({ packageID: authorisations.applicationPackageID })
    .from(authorisations)
    .where(eq(authorisations.organisationID, params.orgId));
  const current = new Set(authorised.map(({ packageID }) => packageID));
  const rows = await database
    .select()
    .from(applications)
    .orderBy(sql`${applications.name} collate nocase`, applications.applicationID);
  const body = rows.map((application) => {
    const own = packages.get(application.applicationID) ?? [];
    const version = own.find(({ applicationPackageID }) => current.has(applicationPackageID));
    return {
      applicationID: application.applicationID,
      applicationName: application.name,
      organisation,
      currentVersion: toVersion(application, version),
      latestVersion: toVersion(application, own[0]),
    };
  });
  return { status: 200, body };
};

/** A package as the rows of the contract carry it. */
function toVersion(
  { iconUri }: ApplicationRow,
  found: PackageRow | undefined,
): ApplicationVersion | null {
  if (!found) return null;
  const { applicationPackageID, majorVersion, minorVersion, buildNumber, revision } = found;
  return { applicationPackageID, majorVersion, minorVersion, buildNumber, revision, iconUri };
}
