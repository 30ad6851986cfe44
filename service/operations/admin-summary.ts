import { count, eq, sql } from 'drizzle-orm';
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

export const getAdminSummary = handler(
  'getAdminSummary',
  'super-user',
  async ({ database, versions }) => {
    const countOrganisations = (active: boolean) =>
      database.$count(organisations, eq(organisations.active, active));
    // At once, because a database server answers them beside each other.
    const [instances, clientRows, totalUsers, active, inactive, deploymentServer, servers] =
      await Promise.all([
        readPosCoreInstances(database),
        readClients(database),
        database.$count(users),
        countOrganisations(true),
        countOrganisations(false),
        readDeploymentServer(database),
        readIntegrationServers(database),
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
      },
    };
  },
);

function readClients(database: Database) {
  const { clientID, name, allowPasswordGrant, homepage } = clients;
  return database
    .select({ clientID, name, allowPasswordGrant, homepage })
    .from(clients)
    .orderBy(sql`${name} collate nocase`, clientID);
}

function readPosCoreInstances(database: Database) {
  const { posCoreInstanceID, name, uri } = posCoreInstances;
  return database
    .select({
      posCoreInstanceID,
      name,
      uri,
      totalOrganisations: count(organisations.organisationID),
    })
    .from(posCoreInstances)
    .leftJoin(organisations, eq(organisations.posCoreInstanceID, posCoreInstanceID))
    .groupBy(posCoreInstanceID)
    .orderBy(sql`${name} collate nocase`, posCoreInstanceID);
}

/** Reads the deployment server. Usually there is one; of several, it takes the first by name. */
async function readDeploymentServer(database: Database) {
  const { deploymentServerInstanceID, name, uri } = deploymentServers;
  const [first] = await database
    .select({ deploymentServerInstanceID, name, uri })
    .from(deploymentServers)
    .orderBy(sql`${name} collate nocase`, deploymentServerInstanceID)
    .limit(1);
  return first ?? null;
}

async function readIntegrationServers(
  database: Database,
): Promise<AdminSummary['integrationServerInstances']> {
  const { integrationServerInstanceID, name, integrationServerInstanceType, uri } =
    integrationServers;
  const rows = await database
    .select({ integrationServerInstanceID, name, integrationServerInstanceType, uri })
    .from(integrationServers)
    .orderBy(sql`${name} collate nocase`, integrationServerInstanceID);
  return exactly<AdminSummary['integrationServerInstances']>()(rows);
}
