import { eq, lt } from 'drizzle-orm';
import { RateLimiterDrizzle, type RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../database/open-database';
import { attemptCounts } from '../database/schema/sign-in';

const second = 1_000;
const minute = 60 * second;
const pauseBetweenRemovals = 5 * minute;
// The clocks of instances differ a little.
const differenceOfClocks = minute;

/**
 * Limits the attempts in a time. The counts are in the database: they outlive a restart, and all
 * instances of the service share them. Each method fails when the database does, so that no attempt
 * goes on without a count.
 */
export class AttemptLimit {
  /** How many attempts the limit allows. */
  readonly most: number;
  readonly minutes: number;
  readonly #name: string;
  // One service uses one database. Tests have several services in a process.
  readonly #limiters = new WeakMap<Database, RateLimiterDrizzle>();

  /** @param name begins the key of each count, and belongs to this limit alone */
  constructor(name: string, most: number, { minutes }: { minutes: number }) {
    this.#name = name;
    this.most = most;
    this.minutes = minutes;
  }

  /** Returns the key that the database has for the attempts with a key. */
  storedKey(key: string): string {
    return `${this.#name}:${key}`;
  }

  /** Returns the seconds to wait before the next attempt; null when it may be made now. */
  async waitFor(database: Database, key: string): Promise<number | null> {
    const found = await this.#limiterOf(database).get(key);
    if (found && this.isOfWrongClock(found.msBeforeNext)) return null;
    return found && found.consumedPoints >= this.most ? secondsOf(found) : null;
  }

  /**
   * Counts an attempt before it is made, in one statement. The limit therefore holds for
   * simultaneous attempts too, at every instance of the service.
   * @returns `wait` in seconds; null when this attempt may go on, and then whether it is the last
   */
  async count(database: Database, key: string): Promise<{ wait: number | null; isLast: boolean }> {
    await removeExpiredCounts(database);
    let found = await this.#limiterOf(database).penalty(key);
    if (this.isOfWrongClock(found.msBeforeNext)) {
      await this.#limiterOf(database).delete(key);
      found = await this.#limiterOf(database).penalty(key);
    }
    const { consumedPoints } = found;
    return {
      wait: consumedPoints > this.most ? secondsOf(found) : null,
      isLast: consumedPoints === this.most,
    };
  }

  /** Takes back the count of attempts that were counted before. */
  async takeBack(database: Database, key: string, attempts = 1): Promise<void> {
    if (attempts > 0) await this.#limiterOf(database).reward(key, attempts);
  }

  /** Removes the count of all attempts with a key, and returns it. */
  async forget(database: Database, key: string): Promise<number> {
    // The limiter does not return the count. Two simultaneous calls must not both get it.
    const [removed] = await database
      .delete(attemptCounts)
      .where(eq(attemptCounts.key, this.storedKey(key)))
      .returning({ points: attemptCounts.points });
    return removed?.points ?? 0;
  }

  /**
   * Whether a count ends later than any count that began by now. It began while a clock was wrong, and
   * must lock nobody out.
   * @param rest how long the count still holds (milliseconds)
   */
  isOfWrongClock(rest: number): boolean {
    return rest > this.minutes * minute + differenceOfClocks;
  }

  #limiterOf(database: Database): RateLimiterDrizzle {
    const known = this.#limiters.get(database);
    if (known) return known;
    const made = new RateLimiterDrizzle({
      storeClient: database,
      schema: attemptCounts,
      keyPrefix: this.#name,
      points: this.most,
      duration: this.minutes * 60,
      // Its timer would use the database after it is closed.
      clearExpiredByTimeout: false,
    });
    this.#limiters.set(database, made);
    return made;
  }
}

const secondsOf = ({ msBeforeNext }: RateLimiterRes) =>
  Math.max(1, Math.ceil(msBeforeNext / second));

const lastRemovals = new WeakMap<Database, number>();

/** Removes the counts that have expired, at most every few minutes. */
async function removeExpiredCounts(database: Database): Promise<void> {
  const now = performance.now();
  if (now - (lastRemovals.get(database) ?? -Infinity) < pauseBetweenRemovals) return;
  lastRemovals.set(database, now);
  await database.delete(attemptCounts).where(lt(attemptCounts.expire, new Date()));
}
