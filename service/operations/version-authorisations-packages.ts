import { eq } from 'drizzle-orm';
import { handler } from '../contract/handler';
import { applications } from '../database/schema/versions';
import { readPackages } from './application-packages';
import { momentText } from './moment-text';
import { findOrganisation } from './organisation-of-path';

export const listPackageAuthorisations = handler('listPackageAuthorisations', async (request) => {
  const { database, params } = request;
  if (!(await findOrganisation(database, params.orgId))) {
    return { status: 404, body: 'The organisation does not exist.' };
  }
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
});
