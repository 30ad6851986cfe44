import { inArray } from 'drizzle-orm';
import type { DatabaseTransaction } from '../../database/open-database';
import { organisations } from '../../database/schema/organisations';
import { integrationServers, posCoreInstances } from '../../database/schema/servers';

type OrganisationRow = typeof organisations.$inferSelect;

const links = [
  'posCoreInstanceID',
  'remoteOrderServerInstanceID',
  'dataExtractionServerInstanceID',
  'partnerServerInstanceID',
  'reportingServerInstanceID',
  'parentOrganisationID',
] as const satisfies readonly (keyof OrganisationRow)[];

/**
 * Reads the names of everything that organisations refer to, with three statements.
 * @returns a function that gives the values of an organisation to the history, with names for ids
 */
export async function organisationHistory(
  transaction: DatabaseTransaction,
  rows: readonly OrganisationRow[],
): Promise<(row: OrganisationRow) => object> {
  const ids = [...new Set(rows.flatMap((row) => links.flatMap((link) => row[link] ?? [])))];
  const servers = {
    id: integrationServers.integrationServerInstanceID,
    name: integrationServers.name,
  };
  const instances = { id: posCoreInstances.posCoreInstanceID, name: posCoreInstances.name };
  const parents = { id: organisations.organisationID, name: organisations.name };
  const found = [
    ...(await transaction.select(servers).from(integrationServers).where(inArray(servers.id, ids))),
    ...(await transaction
      .select(instances)
      .from(posCoreInstances)
      .where(inArray(instances.id, ids))),
    ...(await transaction.select(parents).from(organisations).where(inArray(parents.id, ids))),
  ];
  const names = new Map<string, string>(found.map(({ id, name }) => [id, name]));
  return (row) => ({
    ...row,
    ...Object.fromEntries(links.map((link) => [link, names.get(row[link] ?? '') ?? row[link]])),
  });
}
