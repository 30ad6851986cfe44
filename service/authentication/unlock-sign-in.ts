import { and, eq, gt, gte, inArray, lt, or } from 'drizzle-orm';
import type { Database, DatabaseTransaction } from '../database/open-database';
import { attemptCounts, knownDevices } from '../database/schema/sign-in';
import {
  type LimitedPlace,
  limitOfStoredKey,
  storedKeyOfDevice,
  storedKeysOf,
} from './sign-in-limits';

interface Person {
  userID: string;
  email: string;
}

/** A count of failed attempts to sign in as one person. */
export interface SignInCount {
  appliesTo: LimitedPlace;
  failures: number;
  /** Whether the service refuses further attempts. */
  isReached: boolean;
  /** When the first of the failures was, and when they count no longer. */
  since: Date;
  until: Date;
}

/** Reads the failed attempts to sign in as a person that count now. */
export async function readSignInCounts(database: Database, person: Person): Promise<SignInCount[]> {
  const now = new Date();
  const rows = await database
    .select()
    .from(attemptCounts)
    .where(and(await countsOf(database, person), gt(attemptCounts.expire, now)));
  return rows.flatMap(({ key, points, expire }) => {
    const found = limitOfStoredKey(key);
    if (!found || points <= 0) return [];
    const { appliesTo, limit } = found;
    if (limit.isOfWrongClock(expire.getTime() - now.getTime())) return [];
    const since = new Date(expire.getTime() - limit.minutes * 60_000);
    return [{ appliesTo, failures: points, isReached: points >= limit.most, since, until: expire }];
  });
}

/**
 * Removes the failed attempts to sign in as a person. Those of a network stay, because they concern
 * other people too.
 * @returns how many removed counts still had failures
 */
export async function removeSignInCounts(
  transaction: DatabaseTransaction,
  person: Person,
): Promise<number> {
  const now = new Date();
  const removed = await transaction
    .delete(attemptCounts)
    .where(await countsOf(transaction, person))
    .returning({ points: attemptCounts.points, expire: attemptCounts.expire });
  return removed.filter(({ points, expire }) => points > 0 && expire > now).length;
}

async function countsOf(database: Pick<Database, 'select'>, { userID, email }: Person) {
  const { account, pairs } = storedKeysOf(email);
  const devices = await database
    .select({ id: knownDevices.knownDeviceID })
    .from(knownDevices)
    .where(eq(knownDevices.userID, userID));
  const { key } = attemptCounts;
  return or(
    inArray(key, [account, ...devices.map(({ id }) => storedKeyOfDevice(id))]),
    // Every text that begins with `pairs`, by the index.
    and(gte(key, pairs), lt(key, `${pairs}\uffff`)),
  );
}
