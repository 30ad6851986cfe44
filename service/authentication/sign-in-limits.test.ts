import { eq, like } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '../database/open-database';
import { attemptCounts } from '../database/schema/sign-in';
import { beginSignIn } from './sign-in-limits';

// In memory, because these are thousands of writes.
let database: Database;
beforeEach(async () => {
  database = await openDatabase({ url: ':memory:' });
});
afterEach(() => database.$client.close());

const begin = (email: string, address: string, knownDeviceID: string | null = null) =>
  beginSignIn(database, { email, address, knownDeviceID });

/** Makes attempts that all fail. Returns how many of them the service let through. */
async function fail(times: number, email: string, address: string, device: string | null = null) {
  let passed = 0;
  for (let time = 0; time < times; time += 1) {
    if ((await begin(email, address, device)).wait === null) passed += 1;
  }
  return passed;
}

const owner = 'owner@b.test';
const attackFromEverywhere = async () => {
  for (let host = 1; host <= 60; host += 1) await fail(1, owner, `10.0.0.${host}`);
};

describe('failures from many networks', () => {
  test('keep out browsers that the account does not know, and no known device', async () => {
    await attackFromEverywhere();
    expect((await begin(owner, '10.9.9.9')).wait).toBeGreaterThan(59 * 60);
    expect((await begin(owner, '10.9.9.9', 'laptop')).wait).toBeNull();
    expect((await begin(owner, '10.0.0.1', 'laptop')).wait).toBeNull();
    expect((await begin('other@b.test', '10.0.0.1')).wait).toBeNull();
  });

  test('are fifty in an hour at most, from however many networks', async () => {
    let guesses = 0;
    for (let host = 1; host <= 60; host += 1) guesses += await fail(2, owner, `10.0.0.${host}`);
    expect(guesses).toBe(50);
  });

  test('leave the attempts of the person for later: a refused attempt does not count', async () => {
    await attackFromEverywhere();
    expect(await fail(20, owner, '10.9.9.9')).toBe(0);
    expect((await begin('other@b.test', '10.9.9.9')).reached).toEqual([]);
    expect(await fail(9, 'other@b.test', '10.9.9.9')).toBe(9);
  });
});

describe('a hundred people behind one network', () => {
  const key = 'sign-in-network:10.0.0.1';
  const failuresOfNetwork = async () =>
    (await database.select().from(attemptCounts).where(eq(attemptCounts.key, key)))[0]?.points;

  test('all get in after failures, with browsers that nobody knows yet', async () => {
    const people = Array.from({ length: 100 }, (_, index) => `person${index}@b.test`);
    for (const person of people) expect(await fail(2, person, '10.0.0.1')).toBe(2);
    expect(await failuresOfNetwork()).toBe(200);
    for (const person of people) {
      const attempt = await begin(person, '10.0.0.1');
      expect(attempt.wait).toBeNull();
      await attempt.succeed();
    }
    // What they mistyped counts no longer.
    expect(await failuresOfNetwork()).toBe(0);
  });

  test('may each fail ten times, and keep their known devices after that', async () => {
    const expire = new Date(Date.now() + 60_000);
    await database.insert(attemptCounts).values({ key, points: 999, expire });
    const { wait, reached } = await begin('last@b.test', '10.0.0.1');
    expect(wait).toBeNull();
    expect(reached).toEqual([
      'Sign-in from the network 10.0.0.1 is limited: 1000 attempts failed within 60 minutes.',
    ]);
    expect((await begin('somebody@b.test', '10.0.0.1')).wait).toBeGreaterThan(0);
    expect((await begin('somebody@b.test', '10.0.0.1', 'till')).wait).toBeNull();
    expect((await begin('somebody@b.test', '10.0.0.2')).wait).toBeNull();
  });
});

describe('an account and a network', () => {
  test('have ten failures, while the account has failures on other networks', async () => {
    expect(await fail(12, owner, '10.0.0.1')).toBe(10);
    const { wait } = await begin(owner, '10.0.0.1');
    expect(wait).toBeGreaterThan(14 * 60);
    expect(wait).toBeLessThanOrEqual(15 * 60);
    expect((await begin(owner, '10.0.0.2')).wait).toBeNull();
    expect((await begin('Other@b.test', '10.0.0.1')).wait).toBeNull();
  });

  test('never use up the attempts of the account, however often a quarter of an hour passes', async () => {
    const isPair = like(attemptCounts.key, 'sign-in-pair:%');
    for (let quarter = 1; quarter <= 4; quarter += 1) {
      expect(await fail(11, owner, '10.0.0.1')).toBe(10);
      await database.update(attemptCounts).set({ expire: new Date() }).where(isPair);
    }
    expect(await fail(9, owner, '10.0.0.2')).toBe(9);
  });

  test('count however the address is typed, and for an unknown address alike', async () => {
    const spellings = [owner, ' OWNER@B.TEST '];
    for (const spelling of spellings) expect(await fail(5, spelling, '10.0.0.1')).toBe(5);
    expect(await fail(1, owner, '10.0.0.1')).toBe(0);
    expect(await fail(12, 'nobody has this', '10.0.0.1')).toBe(10);
  });

  test('simultaneous attempts do not pass the limit', async () => {
    const attempts = await Promise.all(Array.from({ length: 30 }, () => begin(owner, '10.0.0.1')));
    expect(attempts.filter(({ wait }) => wait === null)).toHaveLength(10);
  });

  test('only failures count', async () => {
    for (let time = 0; time < 20; time += 1) {
      const attempt = await begin(owner, '10.0.0.1');
      expect(attempt.wait).toBeNull();
      await attempt.succeed();
    }
  });

  test('simultaneous successes take back no more than was counted', async () => {
    for (let host = 1; host <= 4; host += 1) await fail(10, owner, `10.0.0.${host}`);
    const attempts = await Promise.all(Array.from({ length: 9 }, () => begin(owner, '10.0.0.9')));
    await Promise.all(attempts.map((attempt) => attempt.succeed()));
    expect(await fail(10, owner, '10.0.0.5')).toBe(10);
    expect(await fail(1, owner, '10.0.0.6')).toBe(0);
  });
});

test('a known device has ten failures of its own, and a success forgets them', async () => {
  expect(await fail(12, owner, '10.0.0.1', 'laptop')).toBe(10);
  expect((await begin(owner, '10.0.0.1', 'telephone')).wait).toBeNull();
  expect((await begin(owner, '10.0.0.1')).wait).toBeNull();
  await fail(8, owner, '10.0.0.1', 'telephone');
  await (await begin(owner, '10.0.0.1', 'telephone')).succeed();
  expect(await fail(12, owner, '10.0.0.1', 'telephone')).toBe(10);
});

test('the audit log gets one sentence for each limit, from the attempt that reaches it', async () => {
  const sentences: string[] = [];
  for (let time = 0; time < 15; time += 1) {
    sentences.push(...(await begin(owner, '10.0.0.1')).reached);
  }
  for (let host = 2; host < 60; host += 1) {
    sentences.push(...(await begin(owner, `10.0.0.${host}`)).reached);
  }
  for (let time = 0; time < 15; time += 1) {
    sentences.push(...(await begin('my secret', '10.0.0.1', 'laptop')).reached);
  }
  expect(sentences).toEqual([
    'Sign-in as owner@b.test is limited: 10 attempts from one network failed within 15 minutes.',
    'Sign-in as owner@b.test is limited: 50 attempts from devices that are not known failed within 60 minutes.',
    'Sign-in as nobody is limited: 10 attempts from a known device failed within 15 minutes.',
  ]);
});
