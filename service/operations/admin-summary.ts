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
  async ({ database, versions }) => ({
    status: 200,
    body: {
      posCoreInstances: await readPosCoreInstances(database),
      clients: await database
        .select({
          clientID: clients.clientID,
          name: clients.name,
          allowPasswordGrant: clients.allowPasswordGrant,
          homepage: clients.homepage,
        })
        .from(clients)
        .orderBy(sql`${clients.name} collate nocase`, clients.clientID),
      totalUsers: await database.$count(users),
      totalActiveOrganisations: await database.$count(
        organisations,
        eq(organisations.active, true),
      ),
      totalInactiveOrganisations: await database.$count(
        organisations,
        eq(organisations.active, false),
      ),
      versions: [...versions],
      deploymentServerInstance: await readDeploymentServer(database),
      integrationServerInstances: await readIntegrationServers(database),
    },
  }),
);

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
