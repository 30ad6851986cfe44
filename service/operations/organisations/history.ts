import { inArray } from 'drizzle-orm';
import { inSlices } from '../../database/in-slices';
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
 * Reads the names of everything that organisations refer to, with three statements for each slice of them.
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
  const found = await inSlices(ids, async (slice) => [
    ...(await transaction
      .select(servers)
      .from(integrationServers)
      .where(inArray(servers.id, slice))),
    ...(await transaction
      .select(instances)
      .from(posCoreInstances)
      .where(inArray(instances.id, slice))),
    ...(await transaction.select(parents).from(organisations).where(inArray(parents.id, slice))),
  ]);
  const names = new Map<string, string>(found.map(({ id, name }) => [id, name]));
  return (row) => ({
    ...row,
    ...Object.fromEntries(links.map((link) => [link, names.get(row[link] ?? '') ?? row[link]])),
  });
}
