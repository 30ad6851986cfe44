import { and, eq, inArray } from 'drizzle-orm';
import type {
  IntegrationServerInstance,
  IntegrationServerInstanceValues,
} from '../../../src/api/schema.gen';
import { IntegrationServerInstanceType as Type } from '../../../src/domain/contract/enums.gen';
import { anyText } from '../../database/any-text';
import { organisations } from '../../database/schema/organisations';
import { integrationServers } from '../../database/schema/servers';
import { handler } from '../handler';
import { readList } from '../list-search';
import { commitBatchWithSecrets } from '../new-secrets';
import { toOrganisation } from '../organisations/record';
import { applyIntegrationServerBatch, toIntegrationServer } from './batch';
import { refersToServer } from './references';

const byName = [
  integrationServers.nameFolded,
  integrationServers.integrationServerInstanceID,
] as const;

export const listIntegrationServers = handler(
  'listIntegrationServers',
  'super-user',
  async ({ database }) => {
    const rows = await database
      .select()
      .from(integrationServers)
      .orderBy(...byName);
    return { status: 200, body: rows.map(toIntegrationServer) };
  },
);

export const getIntegrationServer = handler(
  'getIntegrationServer',
  'super-user',
  async (request) => {
    const { database, params } = request;
    const [row] = await database
      .select()
      .from(integrationServers)
      .where(eq(integrationServers.integrationServerInstanceID, params.id));
    return row
      ? { status: 200, body: toIntegrationServer(row) }
      : { status: 404, body: 'The integration server does not exist.' };
  },
);

export const commitIntegrationServers = handler(
  'commitIntegrationServers',
  'super-user',
  async (request) => {
    const { body, caller, database, secretKeys } = request;
    const { integrationServerInstanceID: id, secretHash: hash } = integrationServers;
    const { changes, deletes } = await commitBatchWithSecrets(request, {
      changes: body.changes,
      secretOf: ({ secret }) => secret,
      idOf: ({ integrationServerInstanceID }) => integrationServerInstanceID,
      storedHashes: (ids) =>
        database.select({ id, hash }).from(integrationServers).where(inArray(id, ids)),
      apply: (transaction, secretHashes) =>
        applyIntegrationServerBatch(transaction, body, { secretHashes, secretKeys }, caller),
    });
    return { status: 200, body: { changes: changes.map(toIntegrationServer), deletes } };
  },
);

export const getIntegrationServerValues = handler(
  'getIntegrationServerValues',
  'super-user',
  async ({ database, query }) => {
    const {
      integrationServerInstanceID: id,
      name,
      integrationServerInstanceType,
    } = integrationServers;
    const valuesOf = (type: IntegrationServerInstance['integrationServerInstanceType']) =>
      readList(query, { id, texts: [integrationServers.nameFolded] }, (where, limit) =>
        database
          .select({ key: anyText(id), value: name })
          .from(integrationServers)
          .where(and(eq(integrationServerInstanceType, type), where))
          .orderBy(...byName)
          .limit(limit),
      );
    const body: IntegrationServerInstanceValues = {
      remoteOrderServerValues: await valuesOf(Type.RemoteOrderService),
      dataExtractionServerValues: await valuesOf(Type.DataExtractionService),
      partnerServerValues: await valuesOf(Type.PartnerServices),
      reportingServerValues: await valuesOf(Type.ReportingService),
    };
    return { status: 200, body };
  },
);

export const listIntegrationServerLinkedOrganisations = handler(
  'listIntegrationServerLinkedOrganisations',
  'super-user',
  async ({ database, params }) => {
    const [server] = await database
      .select({ id: integrationServers.integrationServerInstanceID })
      .from(integrationServers)
      .where(eq(integrationServers.integrationServerInstanceID, params.id));
    if (!server) return { status: 404, body: 'The integration server does not exist.' };
    const rows = await database
      .select()
      .from(organisations)
      .where(refersToServer(server.id))
      .orderBy(organisations.nameFolded, organisations.organisationID);
    return { status: 200, body: rows.map(toOrganisation) };
  },
);
