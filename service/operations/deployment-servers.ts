import { randomUUID } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import type {
  DeploymentServerInstance,
  DeploymentServerInstanceBatch,
  DeploymentServerInstanceChange,
} from '../../src/api/schema.gen';
import { exactly } from '../../src/domain/contract/exact';
import { fieldLimits } from '../../src/domain/contract/field-limits.gen';
import { formerName } from '../audit-log';
import type { Caller } from '../authentication/caller';
import { badRequest } from '../contract/coded-error';
import { inSlices } from '../database/in-slices';
import type { DatabaseTransaction } from '../database/open-database';
import { saveRows } from '../database/save-rows';
import { deploymentServers } from '../database/schema/servers';
import type { SecretKeys } from '../database/secrets/secret-keys';
import { sealedKeyOf } from '../database/secrets/signing-keys';
import { mapInSlices } from '../database/time-slices';
import {
  type AppliedBatch,
  allExist,
  applyBatch,
  commitBatch,
  type Edit,
  eachOnce,
} from './apply-batch';
import { handler } from './handler';
import { addressesOf, newKeyText, problemOfServer } from './server-check';

type DeploymentServerRow = typeof deploymentServers.$inferSelect;

export const listDeploymentServers = handler(
  'listDeploymentServers',
  'super-user',
  async ({ database }) => {
    const rows = await database
      .select()
      .from(deploymentServers)
      .orderBy(deploymentServers.nameFolded, deploymentServers.deploymentServerInstanceID);
    return { status: 200, body: rows.map(toDeploymentServer) };
  },
);

export const commitDeploymentServers = handler(
  'commitDeploymentServers',
  'super-user',
  async (request) => {
    const { changes, deletes } = await commitBatch(request, (transaction) =>
      applyServerBatch(transaction, request.body, request),
    );
    return { status: 200, body: { changes: changes.map(toDeploymentServer), deletes } };
  },
);

function applyServerBatch(
  transaction: DatabaseTransaction,
  batch: DeploymentServerInstanceBatch,
  { caller, secretKeys }: { caller: Caller; secretKeys: SecretKeys },
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
      limits: fieldLimits.DeploymentServerInstanceChange,
      find: (ids) =>
        inSlices(ids, (slice) =>
          transaction
            .select()
            .from(deploymentServers)
            .where(inArray(deploymentServerInstanceID, slice)),
        ),
      checks: [
        eachOnce('A deployment server'),
        allExist(() => badRequest('The deployment server does not exist any more.')),
      ],
      remove: async (rows, ids) => {
        await transaction.delete(deploymentServers).where(inArray(deploymentServerInstanceID, ids));
        return rows.map(({ name }) => entryOf(name, 'deleted.'));
      },
      save: async (edits) => {
        const rows = await mapInSlices(edits, (edit) => rowOf(edit, secretKeys));
        return saveRows(transaction, deploymentServers, 'deploymentServerInstanceID', rows);
      },
      entryOf: (saved, _change, before, { done }) => {
        const { name } = saved;
        const news = formerName(before?.name, name) + newKeyText(before, saved);
        return entryOf(name, `${done}.${news}`);
      },
      history: { kind: 'DeploymentServer' },
    },
    { caller },
  );
}

function rowOf(
  { change, before }: Edit<DeploymentServerInstanceChange, DeploymentServerRow>,
  secretKeys: SecretKeys,
): typeof deploymentServers.$inferInsert {
  const problem = problemOfServer(change, before);
  if (problem !== null) throw badRequest(problem);
  const deploymentServerInstanceID = before?.deploymentServerInstanceID ?? randomUUID();
  return {
    ...before,
    deploymentServerInstanceID,
    name: change.name,
    ...addressesOf(change.uri, before),
    ...sealedKeyOf(secretKeys, deploymentServers, deploymentServerInstanceID, change, before),
  };
}

/** Converts a deployment server to the record of the contract, which omits the signing key. */
function toDeploymentServer(row: DeploymentServerRow): DeploymentServerInstance {
  const { jwtSigningKey, nameFolded, ...server } = row;
  return exactly<DeploymentServerInstance>()(server);
}
