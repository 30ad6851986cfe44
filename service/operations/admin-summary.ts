import { eq } from 'drizzle-orm';
import type { AdminSummary } from '../../src/api/schema.gen';
import { exactly } from '../../src/domain/contract/exact';
import type { Database } from '../database/open-database';
import { organisations } from '../database/schema/organisations';
import { users } from '../database/schema/people';
import {
  clients,
  deploymentServers,
  integrationServers,
  posCoreInstances,
} from '../database/schema/servers';
import { handler } from './handler';
import { noLimit } from './list-search';

export const getAdminSummary = handler(
  'getAdminSummary',
  'super-user',
  async ({ database, versions, query: { limit } }) => {
    const countOrganisations = (active: boolean) =>
      database.$count(organisations, eq(organisations.active, active));
    // At once, because a database server answers them beside each other.
    const [instances, clientRows, totalUsers, active, inactive, deploymentServer, servers, totals] =
      await Promise.all([
        readPosCoreInstances(database, limit),
        readClients(database, limit),
        database.$count(users),
        countOrganisations(true),
        countOrganisations(false),
        readDeploymentServer(database),
        readIntegrationServers(database, limit),
        limit === undefined ? undefined : readTotals(database),
      ]);
    return {
      status: 200,
      body: {
        posCoreInstances: instances,
        clients: clientRows,
        totalUsers,
        totalActiveOrganisations: active,
        totalInactiveOrganisations: inactive,
        versions: [...versions],
        deploymentServerInstance: deploymentServer,
        integrationServerInstances: servers,
        ...totals,
      },
    };
  },
);

/** Counts the records of the lists. */
async function readTotals(database: Database) {
  const [totalPosCoreInstances, totalClients, totalIntegrationServerInstances] = await Promise.all([
    database.$count(posCoreInstances),
    database.$count(clients),
    database.$count(integrationServers),
  ]);
  return { totalPosCoreInstances, totalClients, totalIntegrationServerInstances };
}

function readClients(database: Database, limit = noLimit) {
  const { clientID, name, allowPasswordGrant, homepage } = clients;
  return database
    .select({ clientID, name, allowPasswordGrant, homepage })
    .from(clients)
    .orderBy(clients.nameFolded, clientID)
    .limit(limit);
}

function readPosCoreInstances(database: Database, limit = noLimit) {
  const { posCoreInstanceID, name, uri } = posCoreInstances;
  // Counts for the instances of the answer alone. A join would count for all of them.
  const totalOrganisations = database.$count(
    organisations,
    eq(organisations.posCoreInstanceID, posCoreInstanceID),
  );
  return database
    .select({ posCoreInstanceID, name, uri, totalOrganisations })
    .from(posCoreInstances)
    .orderBy(posCoreInstances.nameFolded, posCoreInstanceID)
    .limit(limit);
}

/** Reads the deployment server. Usually there is one; of several, it takes the first by name. */
async function readDeploymentServer(database: Database) {
  const { deploymentServerInstanceID, name, uri } = deploymentServers;
  const [first] = await database
    .select({ deploymentServerInstanceID, name, uri })
    .from(deploymentServers)
    .orderBy(deploymentServers.nameFolded, deploymentServerInstanceID)
    .limit(1);
  return first ?? null;
}

async function readIntegrationServers(
  database: Database,
  limit = noLimit,
): Promise<AdminSummary['integrationServerInstances']> {
  const { integrationServerInstanceID, name, integrationServerInstanceType, uri } =
    integrationServers;
  const rows = await database
    .select({ integrationServerInstanceID, name, integrationServerInstanceType, uri })
    .from(integrationServers)
    .orderBy(integrationServers.nameFolded, integrationServerInstanceID)
    .limit(limit);
  return exactly<AdminSummary['integrationServerInstances']>()(rows);
}
