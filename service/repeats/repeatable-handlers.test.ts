import { afterEach, beforeEach, expect, test } from 'vitest';
import { BackgroundWork } from '../background-work';
import { Refusal } from '../contract/refusal';
import type { ErasedHandler, ErasedRequest } from '../contract-router';
import type { Database } from '../database/open-database';
import { meta } from '../database/schema/records';
import { openTemporaryDatabase, type TemporaryDatabase } from '../testing/temporary-database';
import { repeatableHandlers } from './repeatable-handlers';

let temporary: TemporaryDatabase;
let background: BackgroundWork;

beforeEach(async () => {
  temporary = await openTemporaryDatabase();
  background = new BackgroundWork({ error: () => {} });
});

afterEach(() => temporary.remove());

/** One instance of the service, with one operation. */
function instanceWith(handle: ErasedHandler): ErasedHandler {
  const handlers = new Map([['change', handle]]);
  const repeatable = repeatableHandlers(handlers, { database: temporary.database, background });
  return repeatable.get('change') ?? handle;
}

const request: ErasedRequest = {
  params: {},
  query: {},
  headers: { 'Idempotency-Key': 'key-of-the-person' },
  body: { name: 'Anything' },
  caller: {
    userID: 'somebody',
    fullName: 'Some Body',
    isSuperUser: true,
    isAnonymous: false,
    sessionTokenHash: '',
  },
  address: '',
  userAgent: '',
  deviceToken: undefined,
  clock: () => new Date(),
  now: new Date(0),
  withoutTurn: (work) => work(),
};

const databaseOf = ({ database }: ErasedRequest): Database => {
  if (!database) throw new Error('The handler got no database.');
  return database;
};

const insert = (database: Pick<Database, 'insert'>, key: string) =>
  database.insert(meta).values({ key, value: 'stored' });

const storedKeys = async () =>
  (await temporary.database.select().from(meta).orderBy(meta.key)).map(({ key }) => key);

let changes = 0;

/** Stores a row of its own with each call. */
const change: ErasedHandler = async (call) => {
  changes += 1;
  const key = `change ${changes}`;
  await databaseOf(call).transaction((transaction) => insert(transaction, key));
  return { status: 200, body: { key } };
};

test('of the same calls of two instances at once, one makes its change', async () => {
  const answers = await Promise.all([
    instanceWith(change)(request),
    instanceWith(change)(request),
    instanceWith(change)(request),
  ]);
  const bodies = answers.map(({ body }) => body);
  expect(bodies).toEqual([bodies[0], bodies[0], bodies[0]]);
  expect(await storedKeys()).toHaveLength(1);
});

test('a handler reads its own change after its transaction', async () => {
  const answer = await instanceWith(async (call) => {
    const database = databaseOf(call);
    await database.transaction((transaction) => insert(transaction, 'first'));
    await database.transaction((transaction) => insert(transaction, 'second'));
    const rows = await database.select().from(meta);
    return { status: 200, body: rows.map(({ key }) => key) };
  })(request);
  expect(answer.body).toEqual(['first', 'second']);
  expect(await storedKeys()).toEqual(['first', 'second']);
});

test('a failure after the transaction undoes it, and its work in the background never starts', async () => {
  const done: string[] = [];
  const failing = instanceWith(async (call) => {
    await databaseOf(call).transaction((transaction) => insert(transaction, 'undone'));
    call.background?.start('Sending mail', async () => {
      done.push('mail');
    });
    throw new Error('The handler fails.');
  });
  await expect(failing(request)).rejects.toThrow('The handler fails.');
  await background.settled();
  expect(await storedKeys()).toEqual([]);
  expect(done).toEqual([]);
});

test('work in the background starts after the commit, and uses the database itself', async () => {
  await instanceWith(async (call) => {
    const database = databaseOf(call);
    await database.transaction((transaction) => insert(transaction, 'change'));
    call.background?.start('Noting', async () => {
      await insert(database, 'noted');
    });
    return { status: 200, body: null };
  })(request);
  await background.settled();
  expect(await storedKeys()).toEqual(['change', 'noted']);
});

test('a refusal keeps what the handler stored before, as without a key', async () => {
  let attempts = 0;
  const refusing = instanceWith(async (call) => {
    attempts += 1;
    const database = databaseOf(call);
    await insert(database, `counted ${attempts}`);
    await database.transaction((transaction) => insert(transaction, `attempt ${attempts}`));
    await database.transaction(async (transaction) => {
      await insert(transaction, 'undone');
      throw new Refusal(400, 'BadRequest');
    });
    return { status: 200, body: null };
  });
  await expect(refusing(request)).rejects.toThrow(Refusal);
  await expect(refusing(request)).rejects.toThrow(Refusal);
  expect(await storedKeys()).toEqual(['attempt 1', 'attempt 2', 'counted 1', 'counted 2']);
});
