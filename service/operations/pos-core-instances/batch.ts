import { count, eq, inArray } from 'drizzle-orm';
import type {
  PosCoreInstance,
  PosCoreInstanceBatch,
  PosCoreInstanceChange,
} from '../../../src/api/schema.gen';
import { exactly } from '../../../src/domain/contract/exact';
import type { Caller } from '../../authentication/caller';
import { badRequest, CodedError } from '../../contract/coded-error';
import type { DatabaseTransaction } from '../../database/open-database';
import { organisations } from '../../database/schema/organisations';
import { monthlyStatistics } from '../../database/schema/records';
import { posCoreInstances } from '../../database/schema/servers';
import { type AppliedBatch, allExist, applyBatch, eachOnce } from '../apply-batch';
import { addressesOf, problemOfServer } from '../server-check';

type PosCoreInstanceRow = typeof posCoreInstances.$inferSelect;

/** Saves a batch of POS Core instances. */
export function applyPosCoreInstanceBatch(
  transaction: DatabaseTransaction,
  batch: PosCoreInstanceBatch,
  caller: Caller,
): Promise<AppliedBatch<PosCoreInstanceRow>> {
  const { posCoreInstanceID } = posCoreInstances;
  const unknown = 'The instance does not exist any more.';
  return applyBatch(
    batch,
    {
      id: 'posCoreInstanceID',
      find: (ids) =>
        transaction.select().from(posCoreInstances).where(inArray(posCoreInstanceID, ids)),
      checks: [
        eachOnce('A POS Core instance'),
        allExist(
          () => new CodedError<'commitPosCoreInstances'>(400, 'InvalidPOSCoreInstance', unknown),
        ),
      ],
      remove: async ({ posCoreInstanceID: id, name }) => {
        await requireUnused(transaction, id, name);
        await transaction.delete(posCoreInstances).where(eq(posCoreInstanceID, id));
        const message = `POS Core instance ${name} was deleted.`;
        return { type: 'PosCoreInstanceDeleted', message };
      },
      save: (change, before) => saveInstance(transaction, change, before),
      entryOf: ({ name }, { jwtSigningKey }, before) => {
        const key = jwtSigningKey ? ' It has a new signing key.' : '';
        const message = `POS Core instance ${name} was ${before ? 'changed' : 'created'}.${key}`;
        return { type: 'PosCoreInstanceChanged', message };
      },
    },
    { caller },
  );
}

async function saveInstance(
  transaction: DatabaseTransaction,
  change: PosCoreInstanceChange,
  before: PosCoreInstanceRow | undefined,
): Promise<PosCoreInstanceRow[]> {
  const problem = problemOfServer(change, before);
  if (problem !== null) throw badRequest(problem);
  const values = {
    name: change.name,
    ...addressesOf(change.uri.trim(), before),
    ...(change.jwtSigningKey && { jwtSigningKey: change.jwtSigningKey }),
  };
  return before
    ? transaction
        .update(posCoreInstances)
        .set(values)
        .where(eq(posCoreInstances.posCoreInstanceID, before.posCoreInstanceID))
        .returning()
    : transaction.insert(posCoreInstances).values(values).returning();
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
