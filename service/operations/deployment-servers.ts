import { eq, inArray, sql } from 'drizzle-orm';
import type {
  DeploymentServerInstance,
  DeploymentServerInstanceBatch,
  DeploymentServerInstanceChange,
} from '../../src/api/schema.gen';
import { exactly } from '../../src/domain/contract/exact';
import { type AuditEntry, writeAuditLog } from '../audit-log';
import type { Caller } from '../authentication/caller';
import { CodedError } from '../contract/coded-error';
import { handler } from '../contract/handler';
import type { DatabaseTransaction } from '../database/open-database';
import { deploymentServers } from '../database/schema/servers';
import { largestBatch } from './largest-batch';
import { addressesOf, problemOfServer } from './server-check';

type DeploymentServerRow = typeof deploymentServers.$inferSelect;

export const listDeploymentServers = handler('listDeploymentServers', async ({ database }) => {
  const rows = await database
    .select()
    .from(deploymentServers)
    .orderBy(
      sql`${deploymentServers.name} collate nocase`,
      deploymentServers.deploymentServerInstanceID,
    );
  return { status: 200, body: rows.map(toDeploymentServer) };
});

export const commitDeploymentServers = handler(
  'commitDeploymentServers',
  async ({ database, body, caller, now }) => {
    const { changes, deletes } = await database.transaction(async (transaction) => {
      const applied = await applyBatch(transaction, body, caller);
      await writeAuditLog(transaction, now, applied.entries);
      return applied;
    });
    return { status: 200, body: { changes, deletes } };
  },
);

async function applyBatch(
  transaction: DatabaseTransaction,
  batch: DeploymentServerInstanceBatch,
  caller: Caller,
) {
  const deletes = [...new Set(batch.deletes)];
  if (batch.changes.length + deletes.length > largestBatch) {
    throw badRequest('The batch is too large.');
  }
  const mentioned = [
    ...batch.changes.flatMap(({ deploymentServerInstanceID }) => deploymentServerInstanceID ?? []),
    ...deletes,
  ];
  if (new Set(mentioned).size < mentioned.length) {
    throw badRequest('A deployment server is in the batch more than once.');
  }
  const rows = await transaction
    .select()
    .from(deploymentServers)
    .where(inArray(deploymentServers.deploymentServerInstanceID, mentioned));
  const known = new Map(rows.map((row) => [row.deploymentServerInstanceID, row]));
  if (!mentioned.every((id) => known.has(id))) {
    throw badRequest('The deployment server does not exist any more.');
  }

  const entries: AuditEntry[] = [];
  const note = (name: string, done: string) => {
    const message = `Deployment server ${name} was ${done}`;
    entries.push({ type: 'DeploymentServerChanged', caller, message });
  };
  for (const id of deletes) {
    await transaction
      .delete(deploymentServers)
      .where(eq(deploymentServers.deploymentServerInstanceID, id));
    note(known.get(id)?.name ?? id, 'deleted.');
  }
  const changes: DeploymentServerInstance[] = [];
  for (const change of batch.changes) {
    const before = known.get(change.deploymentServerInstanceID ?? '');
    const saved = await saveServer(transaction, change, before);
    changes.push(toDeploymentServer(saved));
    const key = change.jwtSigningKey ? ' It has a new signing key.' : '';
    note(saved.name, `${before ? 'changed' : 'created'}.${key}`);
  }
  return { changes, deletes, entries };
}

async function saveServer(
  transaction: DatabaseTransaction,
  change: DeploymentServerInstanceChange,
  before: DeploymentServerRow | undefined,
): Promise<DeploymentServerRow> {
  const problem = problemOfServer(change, before);
  if (problem !== null) throw badRequest(problem);
  const values = {
    name: change.name,
    ...addressesOf(change.uri.trim(), before),
    ...(change.jwtSigningKey && { jwtSigningKey: change.jwtSigningKey }),
  };
  const [saved] = before
    ? await transaction
        .update(deploymentServers)
        .set(values)
        .where(eq(deploymentServers.deploymentServerInstanceID, before.deploymentServerInstanceID))
        .returning()
    : await transaction.insert(deploymentServers).values(values).returning();
  if (!saved) throw new Error('A saved deployment server was not returned.');
  return saved;
}

/** Converts a deployment server to the record of the contract, which omits the signing key. */
function toDeploymentServer(row: DeploymentServerRow): DeploymentServerInstance {
  const { jwtSigningKey, ...server } = row;
  return exactly<DeploymentServerInstance>()(server);
}

function badRequest(reason: string) {
  return new CodedError<'commitDeploymentServers'>(400, 'BadRequest', reason);
}
