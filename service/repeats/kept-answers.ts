import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database, DatabaseTransaction } from '../database/open-database';
import { repeatableAnswers } from '../database/schema/repeats';

type KeptAnswer = Omit<typeof repeatableAnswers.$inferInsert, 'dateTimeCreated'>;

/** How long the service remembers the answer to a call (milliseconds). */
const answerLifetime = 24 * 60 * 60_000;

/** Finds the answer of an earlier call; undefined if there was none or it has expired. */
export async function findAnswer(
  database: Database | DatabaseTransaction,
  keyHash: string,
  now: Date,
): Promise<KeptAnswer | undefined> {
  const { dateTimeCreated } = repeatableAnswers;
  const [found] = await database
    .select()
    .from(repeatableAnswers)
    .where(and(eq(repeatableAnswers.keyHash, keyHash), gt(dateTimeCreated, expiry(now))));
  return found;
}

/** Keeps an answer, and removes the expired ones. */
export async function keepAnswer(
  transaction: DatabaseTransaction,
  answer: KeptAnswer,
  now: Date,
): Promise<void> {
  await transaction
    .delete(repeatableAnswers)
    .where(lte(repeatableAnswers.dateTimeCreated, expiry(now)));
  await transaction.insert(repeatableAnswers).values({ ...answer, dateTimeCreated: now });
}

const expiry = (now: Date) => new Date(now.getTime() - answerLifetime);
