import { count, eq, inArray, or, sql } from 'drizzle-orm';
import type {
  IntegrationServerInstance,
  IntegrationServerInstanceBatch,
  IntegrationServerInstanceChange,
} from '../../../src/api/schema.gen';
import { IntegrationServerInstanceType } from '../../../src/domain/contract/enums.gen';
import { exactly } from '../../../src/domain/contract/exact';
import type { Caller } from '../../authentication/caller';
import { badRequest } from '../../contract/coded-error';
import type { DatabaseTransaction } from '../../database/open-database';
import { organisations } from '../../database/schema/organisations';
import { integrationServers } from '../../database/schema/servers';
import {
  type AppliedBatch,
  applyBatch,
  changesExist,
  deletesExist,
  eachOnce,
} from '../apply-batch';
import { problemOfServer } from '../server-check';

type ServerRow = typeof integrationServers.$inferSelect;

/**
 * Saves a batch of integration servers.
 * @param secretHashes the hashed new secrets by change
 */
export function applyIntegrationServerBatch(
  transaction: DatabaseTransaction,
  batch: IntegrationServerInstanceBatch,
  secretHashes: ReadonlyMap<IntegrationServerInstanceChange, string>,
  caller: Caller,
): Promise<AppliedBatch<ServerRow>> {
  const { integrationServerInstanceID } = integrationServers;
  return applyBatch(
    batch,
    {
      id: 'integrationServerInstanceID',
      find: (ids) =>
        transaction
          .select()
          .from(integrationServers)
          .where(inArray(integrationServerInstanceID, ids)),
      checks: [
        deletesExist('An integration server'),
        changesExist('An integration server'),
        eachOnce('An integration server'),
      ],
      remove: async (server) => {
        await requireUnused(transaction, server);
        await transaction
          .delete(integrationServers)
          .where(eq(integrationServerInstanceID, server.integrationServerInstanceID));
        const message = `Integration server ${server.name} was deleted.`;
        return { type: 'IntegrationServerDeleted', message };
      },
      setAside: (changed) =>
        transaction
          .update(integrationServers)
          .set({ name: sql`'set aside ' || ${integrationServerInstanceID}` })
          .where(inArray(integrationServerInstanceID, changed)),
      save: (change, before) => saveServer(transaction, change, before, secretHashes.get(change)),
      entryOf: ({ name }, change, before) => ({
        type: 'IntegrationServerChanged',
        message: messageOf(name, change, before),
      }),
    },
    { caller },
  );
}

async function requireUnused(transaction: DatabaseTransaction, server: ServerRow): Promise<void> {
  const id = server.integrationServerInstanceID;
  const uses = or(
    eq(organisations.remoteOrderServerInstanceID, id),
    eq(organisations.dataExtractionServerInstanceID, id),
    eq(organisations.partnerServerInstanceID, id),
    eq(organisations.reportingServerInstanceID, id),
  );
  const [total] = await transaction.select({ value: count() }).from(organisations).where(uses);
  const others = (total?.value ?? 0) - 1;
  if (others < 0) return;
  const [first] = await transaction
    .select({ name: organisations.name })
    .from(organisations)
    .where(uses)
    .orderBy(sql`${organisations.name} collate nocase`, organisations.organisationID)
    .limit(1);
  const more =
    others === 0 ? 'uses' : `and ${others} other organisation${others === 1 ? '' : 's'} use`;
  throw badRequest(`${first?.name} ${more} ${server.name}, so that it cannot be deleted.`);
}

async function saveServer(
  transaction: DatabaseTransaction,
  change: IntegrationServerInstanceChange,
  before: ServerRow | undefined,
  secretHash: string | undefined,
): Promise<ServerRow[]> {
  const { secret, jwtSigningKey, ...fields } = change;
  const name = change.name.trim();
  const uri = change.uri.trim();
  const problem = problemOfServer({ name, uri }, before);
  if (problem !== null) throw badRequest(problem);
  await requireFreeName(transaction, name);
  const values = {
    ...fields,
    name,
    uri,
    ...(jwtSigningKey && { jwtSigningKey }),
    ...(secretHash !== undefined && { secretHash }),
  };
  return before
    ? transaction
        .update(integrationServers)
        .set(values)
        .where(
          eq(integrationServers.integrationServerInstanceID, before.integrationServerInstanceID),
        )
        .returning()
    : transaction
        .insert(integrationServers)
        .values({ ...blankServer, ...values })
        .returning();
}

const blankServer = {
  integrationServerInstanceType: IntegrationServerInstanceType.RemoteOrderService,
  testInstance: false,
};

async function requireFreeName(transaction: DatabaseTransaction, name: string): Promise<void> {
  const [other] = await transaction
    .select({ id: integrationServers.integrationServerInstanceID })
    .from(integrationServers)
    .where(sql`lower(${integrationServers.name}) = lower(${name})`);
  if (other) throw badRequest(`There is an integration server with the name ${name} already.`);
}

function messageOf(
  name: string,
  { jwtSigningKey, secret }: IntegrationServerInstanceChange,
  before: ServerRow | undefined,
): string {
  const former = before && before.name !== name ? ` It was called ${before.name}.` : '';
  const key = jwtSigningKey ? ' It has a new signing key.' : '';
  const newSecret = secret ? ' It has a new secret.' : '';
  return `Integration server ${name} was ${before ? 'changed' : 'created'}.${former}${key}${newSecret}`;
}

/**
 * Converts an integration server to the record of the contract, which omits the key and the secret.
 */
export function toIntegrationServer(row: ServerRow): IntegrationServerInstance {
  const { jwtSigningKey, secretHash, ...server } = row;
  return exactly<IntegrationServerInstance>()(server);
}
