import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from '../database/open-database';
import { attemptCounts } from '../database/schema/sign-in';
import { openTemporaryDatabase, type TemporaryDatabase } from '../testing/temporary-database';
import { AttemptLimit } from './attempt-limit';
import { limitFailures } from './counted-attempts';

let temporary: TemporaryDatabase;
beforeEach(async () => {
  temporary = await openTemporaryDatabase();
});
afterEach(() => temporary.remove());

// Each test has a limit of its own, as each use of limits in the service has.
const threeTries = () => new AttemptLimit('tries', 3, { minutes: 15 });

async function countTimes(limit: AttemptLimit, database: Database, times: number) {
  const waits = [];
  for (let time = 0; time < times; time += 1) {
    waits.push((await limit.count(database, 'key')).wait === null);
  }
  return waits;
}

test('the count outlives the process that made it', async () => {
  expect(await countTimes(threeTries(), temporary.database, 2)).toEqual([true, true]);
  const reopened = await openDatabase(temporary);
  expect(await countTimes(threeTries(), reopened, 2)).toEqual([true, false]);
  reopened.$client.close();
});

test('attempts count no longer when their time is over, and their rows are removed', async () => {
  const { database } = temporary;
  await countTimes(threeTries(), database, 3);
  await database.update(attemptCounts).set({ expire: new Date() });
  const limit = threeTries();
  expect(await limit.waitFor(database, 'key')).toBeNull();
  expect(await countTimes(limit, database, 4)).toEqual([true, true, true, false]);

  await database.update(attemptCounts).set({ expire: new Date() });
  const restarted = await openDatabase(temporary);
  await limit.count(restarted, 'other key');
  expect(await restarted.select({ key: attemptCounts.key }).from(attemptCounts)).toEqual([
    { key: 'tries:other key' },
  ]);
  restarted.$client.close();
});

test('attempts that were counted by a clock in the future lock nobody out when it is right again', async () => {
  const { database } = temporary;
  const limit = threeTries();
  await countTimes(limit, database, 4);
  expect(await limit.waitFor(database, 'key')).toBeGreaterThan(14 * 60);
  const end = (minutes: number) => new Date(Date.now() + minutes * 60_000);
  await database.update(attemptCounts).set({ expire: end(48 * 60) });
  expect(await limit.waitFor(database, 'key')).toBeNull();
  expect(await countTimes(limit, database, 4)).toEqual([true, true, true, false]);
  // Clocks of instances differ a little.
  await database.update(attemptCounts).set({ expire: end(15.5) });
  expect(await limit.waitFor(database, 'key')).not.toBeNull();
  expect(await countTimes(limit, database, 1)).toEqual([false]);
});

test('expired counts are removed though the clock was turned back', async () => {
  const { database } = temporary;
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  const now = Date.now();
  vi.setSystemTime(now + 48 * 60 * 60_000);
  await countTimes(threeTries(), database, 1);
  vi.setSystemTime(now);
  await database.update(attemptCounts).set({ expire: new Date(now - 1) });
  vi.advanceTimersByTime(5 * 60_000);
  await threeTries().count(database, 'other key');
  vi.useRealTimers();
  expect(await database.$count(attemptCounts)).toBe(1);
});

test('without the database no attempt is made', async () => {
  const database = await openDatabase(temporary);
  database.$client.close();
  const made: string[] = [];
  const attempt = limitFailures(
    database,
    { limit: threeTries(), key: 'key' },
    async () => made.push('attempt'),
    { refusal: () => new Error('Too many attempts.'), onReached: async () => {} },
  );
  await expect(attempt).rejects.toThrow('Failed query');
  expect(made).toEqual([]);
});
