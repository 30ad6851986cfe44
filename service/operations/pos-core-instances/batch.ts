import { randomUUID } from 'node:crypto';
import { count, eq, inArray } from 'drizzle-orm';
import { union } from 'drizzle-orm/sqlite-core';
import type {
  PosCoreInstance,
  PosCoreInstanceBatch,
  PosCoreInstanceChange,
} from '../../../src/api/schema.gen';
import { exactly } from '../../../src/domain/contract/exact';
import { fieldLimits } from '../../../src/domain/contract/field-limits.gen';
import { instanceAddressProblem } from '../../../src/domain/web-address';
import { formerName } from '../../audit-log';
import type { Caller } from '../../authentication/caller';
import { badRequest, CodedError } from '../../contract/coded-error';
import { countWords } from '../../contract/count-words';
import { inSlices } from '../../database/in-slices';
import type { DatabaseTransaction } from '../../database/open-database';
import { saveRows } from '../../database/save-rows';
import { organisations } from '../../database/schema/organisations';
import { monthlyStatistics } from '../../database/schema/records';
import { posCoreInstances } from '../../database/schema/servers';
import type { SecretKeys } from '../../database/secrets/secret-keys';
import { sealedKeyOf } from '../../database/secrets/signing-keys';
import { mapInSlices } from '../../database/time-slices';
import { type AppliedBatch, allExist, applyBatch, type Edit, eachOnce } from '../apply-batch';
import { addressesOf, newKeyText, problemOfServer } from '../server-check';

type PosCoreInstanceRow = typeof posCoreInstances.$inferSelect;

/** Saves a batch of POS Core instances. */
export function applyPosCoreInstanceBatch(
  transaction: DatabaseTransaction,
  batch: PosCoreInstanceBatch,
  caller: Caller,
  secretKeys: SecretKeys,
): Promise<AppliedBatch<PosCoreInstanceRow>> {
  const { posCoreInstanceID } = posCoreInstances;
  const unknown = 'The instance does not exist any more.';
  return applyBatch(
    batch,
    {
      id: 'posCoreInstanceID',
      limits: fieldLimits.PosCoreInstanceChange,
      find: (ids) =>
        inSlices(ids, (slice) =>
          transaction.select().from(posCoreInstances).where(inArray(posCoreInstanceID, slice)),
        ),
      checks: [
        eachOnce('A POS Core instance'),
        allExist(
          () => new CodedError<'commitPosCoreInstances'>(400, 'InvalidPOSCoreInstance', unknown),
        ),
      ],
      remove: async (rows, ids) => {
        await requireUnused(transaction, rows, ids);
        await transaction.delete(posCoreInstances).where(inArray(posCoreInstanceID, ids));
        return rows.map(({ name }) => ({
          type: 'PosCoreInstanceDeleted',
          message: `POS Core instance ${name} was deleted.`,
        }));
      },
      save: async (edits) => {
        const rows = await mapInSlices(edits, (edit) => rowOf(edit, secretKeys));
        return saveRows(transaction, posCoreInstances, 'posCoreInstanceID', rows);
      },
      entryOf: (saved, _change, before, { done }) => {
        const { name } = saved;
        const news = formerName(before?.name, name) + newKeyText(before, saved);
        const message = `POS Core instance ${name} was ${done}.${news}`;
        return { type: 'PosCoreInstanceChanged', message };
      },
      history: { kind: 'PosCoreInstance' },
    },
    { caller },
  );
}

function rowOf(
  { change, before }: Edit<PosCoreInstanceChange, PosCoreInstanceRow>,
  secretKeys: SecretKeys,
): typeof posCoreInstances.$inferInsert {
  const problem = problemOfServer(change, before, instanceAddressProblem);
  if (problem !== null) throw badRequest(problem);
  const posCoreInstanceID = before?.posCoreInstanceID ?? randomUUID();
  return {
    ...before,
    posCoreInstanceID,
    name: change.name,
    ...addressesOf(change.uri, before),
    ...sealedKeyOf(secretKeys, posCoreInstances, posCoreInstanceID, change, before),
  };
}

/**
 * Refuses to delete instances to which organisations or statistics refer.
 * @throws CodedError BadRequest that names what refers to the first of them
 */
async function requireUnused(
  transaction: DatabaseTransaction,
  rows: PosCoreInstanceRow[],
  ids: string[],
): Promise<void> {
  const used = await union(
    transaction
      .select({ id: organisations.posCoreInstanceID })
      .from(organisations)
      .where(inArray(organisations.posCoreInstanceID, ids)),
    transaction
      .select({ id: monthlyStatistics.posCoreInstanceID })
      .from(monthlyStatistics)
      .where(inArray(monthlyStatistics.posCoreInstanceID, ids)),
  );
  const first = rows.find((row) => used.some(({ id }) => id === row.posCoreInstanceID));
  if (first) throw badRequest(await describeUse(transaction, first));
}

/** Says in words what refers to an instance. */
async function describeUse(
  transaction: DatabaseTransaction,
  { posCoreInstanceID: id, name }: PosCoreInstanceRow,
): Promise<string> {
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
    const others =
      total > first.length ? ` and ${countWords(total - first.length, 'more', 'more')}` : '';
    return `${name} still serves ${countWords(total, 'organisation')}: ${names}${others}.`;
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
  return `The statistics of ${countWords(months, 'month')} are of ${name}, and would be lost with it.`;
}

/** Converts a POS Core instance to the record of the contract, which omits the signing key. */
export function toPosCoreInstance(row: PosCoreInstanceRow): PosCoreInstance {
  const { jwtSigningKey, version, gitHash, nameFolded, ...instance } = row;
  return exactly<PosCoreInstance>()(instance);
}
