import { and, eq, gt, inArray, lte, ne, sql } from 'drizzle-orm';
import type { Database, DatabaseTransaction } from '../database/open-database';
import { repeatableAnswers } from '../database/schema/repeats';

type KeptAnswer = Omit<typeof repeatableAnswers.$inferSelect, 'dateTimeCreated' | 'size'>;

/** How long the service remembers the answer to a call (milliseconds). */
const answerLifetime = 24 * 60 * 60_000;

/**
 * How long a repetition also gets the headers (milliseconds): so long can the deletion be undone that the
 * header Undo-Id names. It is twelve times what the console offers at first, because a person may stop the
 * clock of the notice (docs/product/undo.md#time).
 */
export const headersLifetime = 120_000;

/** The most room that the answers of one person take (bytes). Otherwise anybody could fill the disk. */
export const mostOfPerson = 32 * 1024 * 1024;

/** A row takes this much beside its answer (bytes), so that many small ones count as well. */
const besideAnswer = 4 * 1024;

/** Finds the answer of an earlier call; undefined if there was none or it has expired. */
export async function findAnswer(
  database: Database | DatabaseTransaction,
  keyHash: string,
  now: Date,
  lifetime = answerLifetime,
): Promise<KeptAnswer | undefined> {
  const { dateTimeCreated } = repeatableAnswers;
  const [found] = await database
    .select()
    .from(repeatableAnswers)
    .where(and(eq(repeatableAnswers.keyHash, keyHash), gt(dateTimeCreated, expiry(now, lifetime))));
  return found;
}

/** Keeps an answer. Removes the expired ones, and the oldest of the person beyond what fits. */
export async function keepAnswer(
  transaction: DatabaseTransaction,
  answer: KeptAnswer,
  now: Date,
): Promise<void> {
  const { keyHash, ownerHash, size, dateTimeCreated } = repeatableAnswers;
  await transaction.delete(repeatableAnswers).where(lte(dateTimeCreated, expiry(now)));
  const own = answer.sealedBody.length + besideAnswer;
  const row = { ...answer, size: own, dateTimeCreated: now };
  await transaction
    .insert(repeatableAnswers)
    .values(row)
    // The headers of an answer may have outlived it.
    .onConflictDoUpdate({ target: keyHash, set: row });
  const others = and(eq(ownerHash, answer.ownerHash), ne(keyHash, answer.keyHash));
  const newestFirst = transaction.$with('newest_first').as(
    transaction
      .select({
        keyHash,
        total: sql<number>`sum(${size}) over (order by ${dateTimeCreated} desc, ${keyHash})`.as(
          'total',
        ),
      })
      .from(repeatableAnswers)
      .where(others),
  );
  const beyond = transaction
    .with(newestFirst)
    .select({ keyHash: newestFirst.keyHash })
    .from(newestFirst)
    .where(gt(newestFirst.total, mostOfPerson - own));
  await transaction.delete(repeatableAnswers).where(inArray(keyHash, beyond));
}

const expiry = (now: Date, lifetime = answerLifetime) => new Date(now.getTime() - lifetime);
