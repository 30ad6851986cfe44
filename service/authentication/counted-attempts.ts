import { Refusal } from '../contract/refusal';
import type { Database } from '../database/open-database';
import type { AttemptLimit } from './attempt-limit';

/** A limit, and what the attempts that count together have in common. */
export interface CountedBy {
  limit: AttemptLimit;
  key: string;
}

/** Seconds to wait with the limit that refuses, or the limits that this attempt reaches if it fails. */
export type CountedAttempt =
  | { wait: number; refusedBy: AttemptLimit }
  | { wait: null; reached: CountedBy[] };

/**
 * Counts an attempt with every limit, or with none when one of them refuses it. A refusal reads and
 * does not write: a flood of refused attempts costs little, and the person whose account it is
 * loses none of the own attempts while others use up the account's.
 */
export async function countAttempt(
  database: Database,
  counters: readonly CountedBy[],
): Promise<CountedAttempt> {
  for (const { limit, key } of counters) {
    const wait = await limit.waitFor(database, key);
    if (wait !== null) return { wait, refusedBy: limit };
  }
  const reached: CountedBy[] = [];
  for (const [index, { limit, key }] of counters.entries()) {
    const { wait, isLast } = await limit.count(database, key);
    if (wait !== null) {
      // Simultaneous attempts came first.
      for (const { limit: other, key: otherKey } of counters.slice(0, index + 1)) {
        await other.takeBack(database, otherKey);
      }
      return { wait, refusedBy: limit };
    }
    if (isLast) reached.push({ limit, key });
  }
  return { wait: null, reached };
}

/**
 * Uses a random token, which nobody can guess. A right one works whatever others did before: people
 * share a network. The limit only ends the search for a right one.
 * @throws the error of `refusal` instead of another refusal after too many of them
 */
export async function limitWrongTokens<Result>(
  database: Database,
  counter: CountedBy,
  use: () => Promise<Result>,
  refusal: () => Error,
): Promise<Result> {
  try {
    return await use();
  } catch (error) {
    if (!(error instanceof Refusal) || isBusy(error)) throw error;
    const { wait } = await countAttempt(database, [counter]);
    throw wait === null ? error : refusal();
  }
}

/**
 * Makes an attempt that counts only when it fails.
 * @param onReached runs after the failure that reaches the limit
 * @throws the error of `refusal` after too many attempts, or the error of the attempt
 */
export async function limitFailures<Result>(
  database: Database,
  { limit, key }: CountedBy,
  attempt: () => Promise<Result>,
  { refusal, onReached }: { refusal: () => Error; onReached: () => Promise<void> },
): Promise<Result> {
  const counted = await countAttempt(database, [{ limit, key }]);
  if (counted.wait !== null) throw refusal();
  const takeBack = () => limit.takeBack(database, key);
  const result = await attempt().catch(async (error: unknown) => {
    // Nothing was checked, so that nothing has failed.
    if (isBusy(error)) await takeBack();
    else if (counted.reached.length > 0) await onReached();
    throw error;
  });
  await takeBack();
  return result;
}

/** Whether the service refused an attempt because it had too much to do. */
const isBusy = (error: unknown) => error instanceof Refusal && error.status === 503;
