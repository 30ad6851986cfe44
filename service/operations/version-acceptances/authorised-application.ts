import { and, eq, ne } from 'drizzle-orm';
import { OrganisationType } from '../../../src/domain/contract/enums.gen';
import type { Database } from '../../database/open-database';
import { organisations } from '../../database/schema/organisations';
import { applicationPackages, applications, authorisations } from '../../database/schema/versions';
import type { PackageRow } from '../version-authorisations/application-packages';

/** An application that an organisation is authorised to install, with the authorised version. */
export interface AuthorisedApplication {
  organisation: { organisationID: string; name: string };
  application: typeof applications.$inferSelect;
  version: PackageRow;
}

/**
 * Reads what an organisation is authorised to install, by application id. The root organisation
 * installs nothing, even if it has authorisations.
 */
export async function readAuthorisedApplications(
  database: Pick<Database, 'select'>,
  organisationID: string,
): Promise<ReadonlyMap<string, AuthorisedApplication>> {
  const rows = await database
    .select({
      organisation: { organisationID: organisations.organisationID, name: organisations.name },
      application: applications,
      version: applicationPackages,
    })
    .from(authorisations)
    .innerJoin(organisations, eq(organisations.organisationID, authorisations.organisationID))
    .innerJoin(applications, eq(applications.applicationID, authorisations.applicationID))
    .innerJoin(
      applicationPackages,
      eq(applicationPackages.applicationPackageID, authorisations.applicationPackageID),
    )
    .where(
      and(
        eq(authorisations.organisationID, organisationID),
        ne(organisations.organisationType, OrganisationType.Root),
      ),
    );
  return new Map(rows.map((row) => [row.application.applicationID, row]));
}
