import { count, eq, inArray } from 'drizzle-orm';
import type {
  PosCoreInstance,
  PosCoreInstanceBatch,
  PosCoreInstanceChange,
} from '../../src/api/schema.gen';
import { exactly } from '../../src/domain/contract/exact';
import type { AuditEntry } from '../audit-log';
import type { Caller } from '../authentication/caller';
import { CodedError } from '../contract/coded-error';
import type { DatabaseTransaction } from '../database/open-database';
import { organisations } from '../database/schema/organisations';
import { monthlyStatistics } from '../database/schema/records';
import { posCoreInstances } from '../database/schema/servers';
import { largestBatch } from './largest-batch';
import { addressesOf, problemOfServer } from './server-check';

type PosCoreInstanceRow = typeof posCoreInstances.$inferSelect;

export interface AppliedPosCoreInstanceBatch {
  changes: PosCoreInstance[];
  deletes: string[];
  entries: AuditEntry[];
}

/**
 * Saves a batch of POS Core instances. On an error it throws, and the transaction undoes the whole
 * batch.
 * @throws CodedError
 */
export async function applyPosCoreInstanceBatch(
  transaction: DatabaseTransaction,
  batch: PosCoreInstanceBatch,
  caller: Caller,
): Promise<AppliedPosCoreInstanceBatch> {
  const deletes = [...new Set(batch.deletes)];
  if (batch.changes.length + deletes.length > largestBatch) {
    throw badRequest('The batch is too large.');
  }
  const mentioned = [
    ...batch.changes.flatMap(({ posCoreInstanceID }) => posCoreInstanceID ?? []),
    ...deletes,
  ];
  if (new Set(mentioned).size < mentioned.length) {
    throw badRequest('A POS Core instance is in the batch more than once.');
  }
  const rows = await transaction
    .select()
    .from(posCoreInstances)
    .where(inArray(posCoreInstances.posCoreInstanceID, mentioned));
  const known = new Map(rows.map((row) => [row.posCoreInstanceID, row]));
  if (!mentioned.every((id) => known.has(id))) {
    const reason = 'The instance does not exist any more.';
    throw new CodedError<'commitPosCoreInstances'>(400, 'InvalidPOSCoreInstance', reason);
  }

  const entries: AuditEntry[] = [];
  for (const id of deletes) {
    const name = known.get(id)?.name ?? id;
    await requireUnused(transaction, id, name);
    await transaction.delete(posCoreInstances).where(eq(posCoreInstances.posCoreInstanceID, id));
    const message = `POS Core instance ${name} was deleted.`;
    entries.push({ type: 'PosCoreInstanceDeleted', caller, message });
  }
  const changes: PosCoreInstance[] = [];
  for (const change of batch.changes) {
    const before = known.get(change.posCoreInstanceID ?? '');
    const saved = await saveInstance(transaction, change, before);
    changes.push(toPosCoreInstance(saved));
    const done = before ? 'changed' : 'created';
    const key = change.jwtSigningKey ? ' It has a new signing key.' : '';
    const message = `POS Core instance ${saved.name} was ${done}.${key}`;
    entries.push({ type: 'PosCoreInstanceChanged', caller, message });
  }
  return { changes, deletes, entries };
}

async function saveInstance(
  transaction: DatabaseTransaction,
  change: PosCoreInstanceChange,
  before: PosCoreInstanceRow | undefined,
): Promise<PosCoreInstanceRow> {
  const problem = problemOfServer(change, before);
  if (problem !== null) throw badRequest(problem);
  const values = {
    name: change.name,
    ...addressesOf(change.uri.trim(), before),
    ...(change.jwtSigningKey && { jwtSigningKey: change.jwtSigningKey }),
  };
  const [saved] = before
    ? await transaction
        .update(posCoreInstances)
        .set(values)
        .where(eq(posCoreInstances.posCoreInstanceID, before.posCoreInstanceID))
        .returning()
    : await transaction.insert(posCoreInstances).values(values).returning();
  if (!saved) throw new Error('A saved POS Core instance was not returned.');
  return saved;
}

/**
 * Refuses to delete an instance to which organisations or statistics refer.
 * @throws CodedError BadRequest that names them
 */
async function requireUnused(
  transaction: DatabaseTransaction,
  id: string,
  name: string,
): Promise<void> {
  const serves = eq(organisations.posCoreInstanceID, id);
  const total = await transaction.$count(organisations, serves);
  if (total > 0) {
    const first = await transaction
      .select({ name: organisations.name })
      .from(organisations)
      .where(serves)
      .orderBy(organisations.name)
      .limit(3);
    const names = first.map((organisation) => organisation.name).join(', ');
    const others = total > first.length ? ` and ${total - first.length} more` : '';
    throw badRequest(
      `${name} still serves ${total === 1 ? 'an organisation' : `${total} organisations`}: ${names}${others}.`,
    );
  }
  const [statistics] = await transaction
    .select({ months: count() })
    .from(
      transaction
        .selectDistinct({ month: monthlyStatistics.month })
        .from(monthlyStatistics)
        .where(eq(monthlyStatistics.posCoreInstanceID, id))
        .as('months'),
    );
  const months = statistics?.months ?? 0;
  if (months > 0) {
    throw badRequest(
      `The statistics of ${months === 1 ? 'one month' : `${months} months`} are of ${name}, and would be lost with it.`,
    );
  }
}

/** Converts a POS Core instance to the record of the contract, which omits the signing key. */
export function toPosCoreInstance(row: PosCoreInstanceRow): PosCoreInstance {
  const { jwtSigningKey, version, gitHash, ...instance } = row;
  return exactly<PosCoreInstance>()(instance);
}

function badRequest(reason: string) {
  return new CodedError<'commitPosCoreInstances'>(400, 'BadRequest', reason);
}
