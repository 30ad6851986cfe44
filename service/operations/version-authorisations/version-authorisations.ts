import { eq, inArray, sql } from 'drizzle-orm';
import type {
  ApplicationAuthorisation,
  ApplicationVersion,
  AuthorisedOrganisation,
} from '../../../src/api/schema.gen';
import { listOf, type StreamedList } from '../../contract/streamed-list';
import type { Database } from '../../database/open-database';
import { organisations } from '../../database/schema/organisations';
import { applications, authorisations } from '../../database/schema/versions';
import { handler } from '../handler';
import { momentText } from '../moment-text';
import { findOrganisation, noOrganisation } from '../organisation-of-path';
import { type PackageRow, readPackages } from './application-packages';

type ApplicationRow = typeof applications.$inferSelect;

const authorisedOrganisation = {
  organisationID: organisations.organisationID,
  organisationCode: organisations.organisationCode,
  name: organisations.name,
};

export const listAuthorisations = handler(
  'listAuthorisations',
  'administrator-of-organisation',
  async ({ database, params }) => {
    const own = await database
      .select(authorisedOrganisation)
      .from(organisations)
      .where(eq(organisations.organisationID, params.orgId));
    if (own.length === 0) return noOrganisation;
    return { status: 200, body: await authorisationRows(database, own) };
  },
);

export const listChildAuthorisations = handler(
  'listChildAuthorisations',
  'administrator-of-organisation',
  async (request) => {
    const { database, params } = request;
    if (!(await findOrganisation(database, params.orgId))) return noOrganisation;
    const children = await database
      .select(authorisedOrganisation)
      .from(organisations)
      .where(eq(organisations.parentOrganisationID, params.orgId))
      .orderBy(organisations.nameFolded, organisations.organisationID);
    return { status: 200, body: await authorisationRows(database, children, params.orgId) };
  },
);

export const listPackageAuthorisations = handler(
  'listPackageAuthorisations',
  'administrator-of-organisation',
  async (request) => {
    const { database, params } = request;
    if (!(await findOrganisation(database, params.orgId))) return noOrganisation;
    const [application] = await database
      .select()
      .from(applications)
      .where(eq(applications.applicationID, params.appId));
    if (!application) return { status: 404, body: 'The application does not exist.' };
    const packages = await readPackages(database, [params.appId]);
    const body = (packages.get(params.appId) ?? []).map((row) => ({
      applicationPackageID: row.applicationPackageID,
      applicationID: application.applicationID,
      applicationName: application.name,
      applicationDescription: application.description,
      majorVersion: row.majorVersion,
      minorVersion: row.minorVersion,
      buildNumber: row.buildNumber,
      revision: row.revision,
      changeNotes: row.changeNotes,
      iconUri: application.iconUri,
      dateTimeCreatedUTC: momentText(row.dateTimeCreated),
      installerPackageLength: row.installerPackageLength,
    }));
    return { status: 200, body };
  },
);

/**
 * Makes a row for each application and organisation, by the name of the application.
 * @param rows the organisations, in the order of the result
 * @param parentID the parent of the organisations, if they are its children
 */
async function authorisationRows(
  database: Database,
  rows: readonly AuthorisedOrganisation[],
  parentID?: string,
): Promise<StreamedList<ApplicationAuthorisation>> {
  const packages = await readPackages(database);
  const current = await readCurrent(database, rows, parentID);
  const found = await database
    .select()
    .from(applications)
    .orderBy(applications.nameFolded, applications.applicationID);
  function* made(): Generator<ApplicationAuthorisation> {
    for (const application of found) {
      const { applicationID, name: applicationName } = application;
      const own = packages.get(applicationID) ?? [];
      const versions = new Map(
        own.map((row) => [row.applicationPackageID, toVersion(application, row)]),
      );
      const latestVersion = versions.get(own[0]?.applicationPackageID ?? '') ?? null;
      for (const organisation of rows) {
        const packageID = current.get(organisation.organisationID)?.[applicationID] ?? '';
        const currentVersion = versions.get(packageID) ?? null;
        yield { applicationID, applicationName, organisation, currentVersion, latestVersion };
      }
    }
  }
  return listOf(made());
}

/** Reads the ids of the packages that organisations are authorised for, by application. */
async function readCurrent(
  database: Database,
  rows: readonly AuthorisedOrganisation[],
  parentID: string | undefined,
): Promise<ReadonlyMap<string, Record<string, string>>> {
  // One row for each organisation: thousands of them may have dozens of applications each.
  const authorised = await database
    .select({
      organisationID: authorisations.organisationID,
      packages: sql<string>`json_group_object(${authorisations.applicationID}, ${authorisations.applicationPackageID})`,
    })
    .from(authorisations)
    .innerJoin(organisations, eq(organisations.organisationID, authorisations.organisationID))
    .where(
      parentID === undefined
        ? inArray(
            authorisations.organisationID,
            rows.map(({ organisationID }) => organisationID),
          )
        : eq(organisations.parentOrganisationID, parentID),
    )
    .groupBy(authorisations.organisationID);
  return new Map(
    authorised.map(({ organisationID, packages }) => [organisationID, JSON.parse(packages)]),
  );
}

/** Converts a package to the version in the rows of the contract. */
function toVersion({ iconUri }: ApplicationRow, found: PackageRow): ApplicationVersion {
  const { applicationPackageID, majorVersion, minorVersion, buildNumber, revision } = found;
  return { applicationPackageID, majorVersion, minorVersion, buildNumber, revision, iconUri };
}
