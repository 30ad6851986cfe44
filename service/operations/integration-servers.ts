import { eq, or, sql } from 'drizzle-orm';
import type { IntegrationServerInstanceValues } from '../../src/api/schema.gen';
import { IntegrationServerInstanceType as Type } from '../../src/domain/contract/enums.gen';
import { writeAuditLog } from '../audit-log';
import { hashPassword } from '../authentication/password-hash';
import { type Handler, handler } from '../contract/handler';
import { organisations } from '../database/schema/organisations';
import { integrationServers } from '../database/schema/servers';
import {
  applyIntegrationServerBatch,
  requireReasonableBatch,
  toIntegrationServer,
} from './integration-servers-batch';
import { toOrganisation } from './organisations';

const byName = [
  sql`${integrationServers.name} collate nocase`,
  integrationServers.integrationServerInstanceID,
] as const;

export const listIntegrationServers = handler('listIntegrationServers', async ({ database }) => {
  const rows = await database
    .select()
    .from(integrationServers)
    .orderBy(...byName);
  return { status: 200, body: rows.map(toIntegrationServer) };
});

export const getIntegrationServer = handler('getIntegrationServer', async (request) => {
  const { database, params } = request;
  const [row] = await database
    .select()
    .from(integrationServers)
    .where(eq(integrationServers.integrationServerInstanceID, params.id));
  return row
    ? { status: 200, body: toIntegrationServer(row) }
    : { status: 404, body: 'The integration server does not exist.' };
});

export const commitIntegrationServers = handler('commitIntegrationServers', async (request) => {
  const { database, body, caller, now } = request;
  requireReasonableBatch(body);
  // Hashing is slow, so that it happens before the transaction, which others wait for.
  const secretHashes: (string | undefined)[] = [];
  for (const { secret } of body.changes) {
    secretHashes.push(secret ? await hashPassword(secret) : undefined);
  }
  const { changes, deletes } = await database.transaction(async (transaction) => {
    const applied = await applyIntegrationServerBatch(transaction, body, secretHashes, caller);
    await writeAuditLog(transaction, now, applied.entries);
    return applied;
  });
  return { status: 200, body: { changes, deletes } };
});

export const getIntegrationServerValues = handler('getIntegrationServerValues', async (request) => {
  const { integrationServerInstanceID, name, integrationServerInstanceType } = integrationServers;
  const rows = await request.database
    .select({ key: integrationServerInstanceID, value: name, type: integrationServerInstanceType })
    .from(integrationServers)
    .orderBy(...byName);
  const valuesOf = (wanted: number) =>
    rows.filter(({ type }) => type === wanted).map(({ key, value }) => ({ key, value }));
  const body: IntegrationServerInstanceValues = {
    remoteOrderServerValues: valuesOf(Type.RemoteOrderService),
    dataExtractionServerValues: valuesOf(Type.DataExtractionService),
    partnerServerValues: valuesOf(Type.PartnerServices),
    reportingServerValues: valuesOf(Type.ReportingService),
  };
  return { status: 200, body };
});

export const listIntegrationServerLinkedOrganisations: Handler<
  'listIntegrationServerLinkedOrganisations'
> = async ({ database, params }) => {
  const [server] = await database
    .select({ id: integrationServers.integrationServerInstanceID })
    .from(integrationServers)
    .where(eq(integrationServers.integrationServerInstanceID, params.id));
  if (!server) return { status: 404, body: 'The integration server does not exist.' };
  const rows = await database
    .select()
    .from(organisations)
    .where(
      or(
        eq(organisations.remoteOrderServerInstanceID, server.id),
        eq(organisations.dataExtractionServerInstanceID, server.id),
        eq(organisations.partnerServerInstanceID, server.id),
        eq(organisations.reportingServerInstanceID, server.id),
      ),
    )
    .orderBy(sql`${organisations.name} collate nocase`, organisations.organisationID);
  return { status: 200, body: rows.map(toOrganisation) };
};
