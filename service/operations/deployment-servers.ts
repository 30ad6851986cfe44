import { eq, inArray, sql } from 'drizzle-orm';
import type {
  DeploymentServerInstance,
  DeploymentServerInstanceBatch,
  DeploymentServerInstanceChange,
} from '../../src/api/schema.gen';
import { exactly } from '../../src/domain/contract/exact';
import type { Caller } from '../authentication/caller';
import { badRequest } from '../contract/coded-error';
import type { DatabaseTransaction } from '../database/open-database';
import { deploymentServers } from '../database/schema/servers';
import { type AppliedBatch, allExist, applyBatch, commitBatch, eachOnce } from './apply-batch';
import { handler } from './handler';
import { addressesOf, problemOfServer } from './server-check';

type DeploymentServerRow = typeof deploymentServers.$inferSelect;

export const listDeploymentServers = handler(
  'listDeploymentServers',
  'super-user',
  async ({ database }) => {
    const rows = await database
      .select()
      .from(deploymentServers)
      .orderBy(
        sql`${deploymentServers.name} collate nocase`,
        deploymentServers.deploymentServerInstanceID,
      );
    return { status: 200, body: rows.map(toDeploymentServer) };
  },
);

export const commitDeploymentServers = handler(
  'commitDeploymentServers',
  'super-user',
  async (request) => {
    const { changes, deletes } = await commitBatch(request, (transaction) =>
      applyServerBatch(transaction, request.body, request.caller),
    );
    return { status: 200, body: { changes: changes.map(toDeploymentServer), deletes } };
  },
);

function applyServerBatch(
  transaction: DatabaseTransaction,
  batch: DeploymentServerInstanceBatch,
  caller: Caller,
): Promise<AppliedBatch<DeploymentServerRow>> {
  const { deploymentServerInstanceID } = deploymentServers;
  const entryOf = (name: string, done: string) =>
    ({
      type: 'DeploymentServerChanged',
      message: `Deployment server ${name} was ${done}`,
    }) as const;
  return applyBatch(
    batch,
    {
      id: 'deploymentServerInstanceID',
      find: (ids) =>
        transaction
          .select()
          .from(deploymentServers)
          .where(inArray(deploymentServerInstanceID, ids)),
      checks: [
        eachOnce('A deployment server'),
        allExist(() => badRequest('The deployment server does not exist any more.')),
      ],
      remove: async (server) => {
        await transaction
          .delete(deploymentServers)
          .where(eq(deploymentServerInstanceID, server.deploymentServerInstanceID));
        return entryOf(server.name, 'deleted.');
      },
      save: (change, before) => saveServer(transaction, change, before),
      entryOf: ({ name }, { jwtSigningKey }, before) => {
        const key = jwtSigningKey ? ' It has a new signing key.' : '';
        return entryOf(name, `${before ? 'changed' : 'created'}.${key}`);
      },
    },
    { caller },
  );
}

async function saveServer(
  transaction: DatabaseTransaction,
  change: DeploymentServerInstanceChange,
  before: DeploymentServerRow | undefined,
): Promise<DeploymentServerRow[]> {
  const problem = problemOfServer(change, before);
  if (problem !== null) throw badRequest(problem);
  const values = {
    name: change.name,
    ...addressesOf(change.uri.trim(), before),
    ...(change.jwtSigningKey && { jwtSigningKey: change.jwtSigningKey }),
  };
  return before
    ? transaction
        .update(deploymentServers)
        .set(values)
        .where(eq(deploymentServers.deploymentServerInstanceID, before.deploymentServerInstanceID))
        .returning()
    : transaction.insert(deploymentServers).values(values).returning();
}

/** Converts a deployment server to the record of the contract, which omits the signing key. */
function toDeploymentServer(row: DeploymentServerRow): DeploymentServerInstance {
  const { jwtSigningKey, ...server } = row;
  return exactly<DeploymentServerInstance>()(server);
}
