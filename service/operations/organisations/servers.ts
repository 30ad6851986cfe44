import { inArray } from 'drizzle-orm';
import type { OrganisationChange } from '../../../src/api/schema.gen';
import { IntegrationServerInstanceType as Type } from '../../../src/domain/contract/enums.gen';
import { badRequest, CodedError } from '../../contract/coded-error';
import type { DatabaseTransaction } from '../../database/open-database';
import type { organisations } from '../../database/schema/organisations';
import { integrationServers, posCoreInstances } from '../../database/schema/servers';

type OrganisationRow = typeof organisations.$inferSelect;

/** The fields for integration servers: each with the required type of its server, and its name. */
const integrationFields = [
  ['remoteOrderServerInstanceID', Type.RemoteOrderService, 'remote order server'],
  ['dataExtractionServerInstanceID', Type.DataExtractionService, 'data extraction server'],
  ['partnerServerInstanceID', Type.PartnerServices, 'partner server'],
  ['reportingServerInstanceID', Type.ReportingService, 'reporting server'],
] as const;

/**
 * Refuses POS Core instances and integration servers that do not exist, and integration servers of
 * another type than their field's. A server that the organisation has already stays allowed, so
 * that a server whose type has changed does not block the save of its organisations.
 * @throws CodedError InvalidPOSCoreInstance or BadRequest
 */
export async function requireServers(
  transaction: DatabaseTransaction,
  changes: readonly OrganisationChange[],
  known: ReadonlyMap<string, OrganisationRow>,
): Promise<void> {
  const chosen = changes.flatMap((change) => {
    const before = known.get(change.organisationID ?? '');
    return integrationFields.flatMap(([field, type, words]) => {
      const id = change[field];
      return id && id !== before?.[field] ? [{ id, type, words }] : [];
    });
  });
  const posCores = changes.flatMap(({ organisationID, posCoreInstanceID: id }) =>
    id && id !== known.get(organisationID ?? '')?.posCoreInstanceID ? [id] : [],
  );

  const found = await transaction
    .select({ id: posCoreInstances.posCoreInstanceID })
    .from(posCoreInstances)
    .where(inArray(posCoreInstances.posCoreInstanceID, [...new Set(posCores)]));
  if (found.length < new Set(posCores).size) {
    throw new CodedError<'commitOrganisations'>(400, 'InvalidPOSCoreInstance');
  }

  const rows = await transaction
    .select({
      id: integrationServers.integrationServerInstanceID,
      name: integrationServers.name,
      type: integrationServers.integrationServerInstanceType,
    })
    .from(integrationServers)
    .where(
      inArray(integrationServers.integrationServerInstanceID, [
        ...new Set(chosen.map(({ id }) => id)),
      ]),
    );
  const servers = new Map(rows.map((row) => [row.id, row]));
  for (const { id, type, words } of chosen) {
    const server = servers.get(id);
    if (!server) throw badRequest(`The ${words} does not exist.`);
    if (server.type !== type) throw badRequest(`${server.name} is not a ${words}.`);
  }
}
