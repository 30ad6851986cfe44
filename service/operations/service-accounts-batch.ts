import { and, eq, inArray } from 'drizzle-orm';
import type {
  ServiceAccount,
  ServiceAccountBatch,
  ServiceAccountChange,
} from '../../src/api/schema.gen';
import { ServiceAccountType } from '../../src/domain/contract/enums.gen';
import { exactly } from '../../src/domain/contract/exact';
import type { AuditEntry } from '../audit-log';
import type { Caller } from '../authentication/caller';
import { CodedError } from '../contract/coded-error';
import type { DatabaseTransaction } from '../database/open-database';
import { serviceAccounts } from '../database/schema/access';
import { largestBatch } from './largest-batch';
import { findOutletNodes } from './outlet-nodes';

type AccountRow = typeof serviceAccounts.$inferSelect;
type Organisation = NonNullable<AuditEntry['organisation']>;
type Nodes = Awaited<ReturnType<typeof findOutletNodes>>;

export interface AppliedServiceAccountBatch {
  changes: ServiceAccount[];
  deletes: string[];
  entries: AuditEntry[];
}

/**
 * Saves a batch of service accounts of an organisation. On an error it throws, and the transaction
 * undoes the whole batch. An account of another organisation counts as unknown.
 * @throws CodedError BadRequest
 */
export async function applyServiceAccountBatch(
  transaction: DatabaseTransaction,
  batch: ServiceAccountBatch,
  organisation: Organisation,
  caller: Caller,
): Promise<AppliedServiceAccountBatch> {
  const deletes = [...new Set(batch.deletes)];
  const changed = batch.changes.flatMap(({ serviceAccountID }) => serviceAccountID ?? []);
  if (batch.changes.length + deletes.length > largestBatch) {
    throw badRequest('The batch is too large.');
  }
  const { organisationID } = organisation;
  const known = await findAccounts(transaction, organisationID, [...changed, ...deletes]);
  requireConsistency(changed, deletes, known);
  const nodeIDs = batch.changes.flatMap(({ rootNodeID }) => rootNodeID ?? []);
  const nodes = await findOutletNodes(transaction, organisationID, nodeIDs);

  const entries: AuditEntry[] = [];
  for (const id of deletes) {
    await transaction.delete(serviceAccounts).where(eq(serviceAccounts.serviceAccountID, id));
    const message = `Service account ${known.get(id)?.name} was deleted.`;
    entries.push({ type: 'ServiceAccountDeleted', caller, organisation, message });
  }
  const changes: ServiceAccount[] = [];
  for (const change of batch.changes) {
    const before = known.get(change.serviceAccountID ?? '');
    const saved = await saveAccount(transaction, change, before, organisationID, nodes);
    changes.push(toServiceAccount(saved));
    const former = before && before.name !== saved.name ? ` It was called ${before.name}.` : '';
    const message = `Service account ${saved.name} was ${before ? 'changed' : 'created'}.${former}`;
    entries.push({ type: 'ServiceAccountChanged', caller, organisation, message });
  }
  return { changes, deletes, entries };
}

async function findAccounts(
  transaction: DatabaseTransaction,
  organisationID: string,
  ids: string[],
) {
  const rows = await transaction
    .select()
    .from(serviceAccounts)
    .where(
      and(
        eq(serviceAccounts.organisationID, organisationID),
        inArray(serviceAccounts.serviceAccountID, ids),
      ),
    );
  return new Map(rows.map((row) => [row.serviceAccountID, row]));
}

function requireConsistency(
  changed: string[],
  deletes: string[],
  known: ReadonlyMap<string, AccountRow>,
): void {
  if (!changed.every((id) => known.has(id))) {
    throw badRequest('A service account to change does not exist.');
  }
  if (!deletes.every((id) => known.has(id))) {
    throw badRequest('A service account to delete does not exist.');
  }
  const mentioned = [...changed, ...deletes];
  if (new Set(mentioned).size < mentioned.length) {
    throw badRequest('A service account is in the batch more than once.');
  }
}

async function saveAccount(
  transaction: DatabaseTransaction,
  change: ServiceAccountChange,
  before: AccountRow | undefined,
  organisationID: string,
  nodes: Nodes,
): Promise<AccountRow> {
  const name = change.name.trim();
  if (name === '') throw badRequest('A service account needs a name.');
  const values = {
    name,
    serviceAccountType: typeOf(change, before),
    integrationServerPermissions: permissionsOf(change, before),
    ...restrictionOf(change, before, nodes),
  };
  const [saved] = before
    ? await transaction
        .update(serviceAccounts)
        .set(values)
        .where(eq(serviceAccounts.serviceAccountID, before.serviceAccountID))
        .returning()
    : await transaction
        .insert(serviceAccounts)
        .values({ organisationID, ...values })
        .returning();
  if (!saved) throw new Error('A saved service account was not returned.');
  return saved;
}

/**
 * Returns the type of a change. An old record may have the type None, but nobody can choose it.
 * @throws CodedError BadRequest
 */
function typeOf(change: ServiceAccountChange, before: AccountRow | undefined) {
  const { serviceAccountType: type } = change;
  if (type === ServiceAccountType.None && before?.serviceAccountType !== type) {
    throw badRequest('A service account needs a type.');
  }
  return type;
}

/**
 * Returns the permissions to store. Only Integration Server accounts have permissions
 * (docs/product/organisation.md#integration-server-permissions), so that a change to another type
 * removes the stored ones.
 * @throws CodedError BadRequest
 */
function permissionsOf(change: ServiceAccountChange, before: AccountRow | undefined): number[] {
  const { integrationServerPermissions: given } = change;
  if (change.serviceAccountType === ServiceAccountType.IntegrationServer) {
    return [...new Set(given ?? before?.integrationServerPermissions ?? [])];
  }
  if (given && given.length > 0) {
    throw badRequest('Only an Integration Server account has Integration Server permissions.');
  }
  return [];
}

function restrictionOf(
  { rootNodeID, rootNodeType }: ServiceAccountChange,
  before: AccountRow | undefined,
  nodes: Nodes,
): Pick<AccountRow, 'rootNodeID' | 'rootNodeType'> {
  const stored = {
    rootNodeID: before?.rootNodeID ?? null,
    rootNodeType: before?.rootNodeType ?? null,
  };
  if (rootNodeID === undefined && rootNodeType === undefined) return stored;
  const given = { rootNodeID: rootNodeID ?? null, rootNodeType: rootNodeType ?? null };
  const isAsStored =
    given.rootNodeID === stored.rootNodeID && given.rootNodeType === stored.rootNodeType;
  if (isAsStored) return stored;
  if ((given.rootNodeID === null) !== (given.rootNodeType === null)) {
    throw badRequest('A restriction needs the id and the type of a node.');
  }
  if (given.rootNodeID === null) return given;
  const node = nodes.get(given.rootNodeID);
  if (!node) throw badRequest('The outlet to restrict the service account to does not exist.');
  if (node.nodeType !== given.rootNodeType) {
    throw badRequest(`${node.name} is not of the type that the restriction says.`);
  }
  return given;
}

/** Converts a service account to the record of the contract, which omits the password. */
export function toServiceAccount(row: AccountRow): ServiceAccount {
  const { passwordHash, organisationID, ...account } = row;
  return exactly<ServiceAccount>()({
    ...account,
    integrationServerPermissions:
      row.integrationServerPermissions as ServiceAccount['integrationServerPermissions'],
  });
}

function badRequest(reason: string) {
  return new CodedError<'commitServiceAccounts'>(400, 'BadRequest', reason);
}
