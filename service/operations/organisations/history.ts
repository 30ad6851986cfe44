import { inArray } from 'drizzle-orm';
import { type RecordChange, recordChange } from '../../audit-log/record-change';
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

/** Gives the values of an organisation to the history, with names for ids. */
type ValuesOf = (row: OrganisationRow) => Record<string, unknown>;

/**
 * Reads the names of everything that organisations refer to, with three statements for each slice of them.
 */
export async function organisationHistory(
  transaction: DatabaseTransaction,
  rows: readonly OrganisationRow[],
): Promise<ValuesOf> {
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

/**
 * Compares an organisation with what it was before a batch, with the names of that time. What it still
 * refers to is no change, although the batch may have renamed that.
 */
export function organisationChange(
  id: string,
  [before, valuesBefore]: [OrganisationRow | undefined, ValuesOf],
  [after, valuesAfter]: [OrganisationRow | undefined, ValuesOf],
): RecordChange {
  const left = before && valuesBefore(before);
  const right = after && valuesAfter(after);
  if (before && after && left && right) {
    for (const link of links) if (before[link] === after[link]) right[link] = left[link];
  }
  return recordChange('Organisation', id, left, right);
}
