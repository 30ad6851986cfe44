import { afterEach, beforeEach, expect, test } from 'vitest';
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

test('without the database no attempt is made', async () => {
  const database = await openDatabase(temporary);
  database.$client.close();
  const made: string[] = [];
  const attempt = limitFailures(
    database,
    { limit: threeTries(), key: 'key' },
    async () => made.push('attempt'),
    () => new Error('Too many attempts.'),
  );
  await expect(attempt).rejects.toThrow('Failed query');
  expect(made).toEqual([]);
});
