import { count, eq, inArray, or, sql } from 'drizzle-orm';
import type {
  IntegrationServerInstance,
  IntegrationServerInstanceBatch,
  IntegrationServerInstanceChange,
} from '../../src/api/schema.gen';
import { IntegrationServerInstanceType } from '../../src/domain/contract/enums.gen';
import { exactly } from '../../src/domain/contract/exact';
import type { AuditEntry } from '../audit-log';
import type { Caller } from '../authentication/caller';
import { CodedError } from '../contract/coded-error';
import type { DatabaseTransaction } from '../database/open-database';
import { organisations } from '../database/schema/organisations';
import { integrationServers } from '../database/schema/servers';
import { largestBatch } from './largest-batch';
import { problemOfServer } from './server-check';

type ServerRow = typeof integrationServers.$inferSelect;

export interface AppliedIntegrationServerBatch {
  changes: IntegrationServerInstance[];
  deletes: string[];
  entries: AuditEntry[];
}

/**
 * Refuses a batch with more records than one call saves, before the handler works on it.
 * @throws CodedError BadRequest
 */
export function requireReasonableBatch({ changes, deletes }: IntegrationServerInstanceBatch): void {
  if (changes.length + deletes.length > largestBatch) throw badRequest('The batch is too large.');
}

/**
 * Saves a batch of integration servers. On an error it throws, and the transaction undoes the whole
 * batch. Deletions come first, so that another server can get the name of a deleted one.
 * @param secretHashes the hashed new secret of each change; undefined where the change has none
 */
export async function applyIntegrationServerBatch(
  transaction: DatabaseTransaction,
  batch: IntegrationServerInstanceBatch,
  secretHashes: readonly (string | undefined)[],
  caller: Caller,
): Promise<AppliedIntegrationServerBatch> {
  const deletes = [...new Set(batch.deletes)];
  const changed = batch.changes.flatMap((change) => change.integrationServerInstanceID ?? []);
  const known = await findServers(transaction, [...changed, ...deletes]);
  requireConsistency(changed, deletes, known);

  const entries: AuditEntry[] = [];
  for (const id of deletes) {
    const server = known.get(id);
    if (!server) continue;
    await requireUnused(transaction, server);
    await transaction
      .delete(integrationServers)
      .where(eq(integrationServers.integrationServerInstanceID, id));
    const message = `Integration server ${server.name} was deleted.`;
    entries.push({ type: 'IntegrationServerDeleted', caller, message });
  }
  await setAsideNames(transaction, changed);
  const changes: IntegrationServerInstance[] = [];
  for (const [place, change] of batch.changes.entries()) {
    const before = known.get(change.integrationServerInstanceID ?? '');
    const saved = await saveServer(transaction, change, before, secretHashes[place]);
    changes.push(toIntegrationServer(saved));
    entries.push({
      type: 'IntegrationServerChanged',
      caller,
      message: messageOf(saved.name, change, before),
    });
  }
  return { changes, deletes, entries };
}

async function findServers(transaction: DatabaseTransaction, ids: string[]) {
  const rows = await transaction
    .select()
    .from(integrationServers)
    .where(inArray(integrationServers.integrationServerInstanceID, ids));
  return new Map(rows.map((row) => [row.integrationServerInstanceID, row]));
}

function requireConsistency(
  changed: string[],
  deletes: string[],
  known: ReadonlyMap<string, ServerRow>,
): void {
  if (!deletes.every((id) => known.has(id))) {
    throw badRequest('An integration server to delete does not exist.');
  }
  if (!changed.every((id) => known.has(id))) {
    throw badRequest('An integration server to change does not exist.');
  }
  const mentioned = [...changed, ...deletes];
  if (new Set(mentioned).size < mentioned.length) {
    throw badRequest('An integration server is in the batch more than once.');
  }
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

/** Gives the changed servers temporary names, so that two servers can swap names in one batch. */
async function setAsideNames(transaction: DatabaseTransaction, ids: string[]): Promise<void> {
  await transaction
    .update(integrationServers)
    .set({ name: sql`'set aside ' || ${integrationServers.integrationServerInstanceID}` })
    .where(inArray(integrationServers.integrationServerInstanceID, ids));
}

async function saveServer(
  transaction: DatabaseTransaction,
  change: IntegrationServerInstanceChange,
  before: ServerRow | undefined,
  secretHash: string | undefined,
): Promise<ServerRow> {
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
  const [saved] = before
    ? await transaction
        .update(integrationServers)
        .set(values)
        .where(
          eq(integrationServers.integrationServerInstanceID, before.integrationServerInstanceID),
        )
        .returning()
    : await transaction
        .insert(integrationServers)
        .values({ ...blankServer, ...values })
        .returning();
  if (!saved) throw new Error('A saved integration server was not returned.');
  return saved;
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

function badRequest(reason: string) {
  return new CodedError<'commitIntegrationServers'>(400, 'BadRequest', reason);
}
