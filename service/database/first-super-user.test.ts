import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTemporaryDatabase, type TemporaryDatabase } from '../testing/temporary-database';
import { ensureFirstSuperUser } from './first-super-user';
import { emailChanges, sessions, users } from './schema/people';

let temporary: TemporaryDatabase;
beforeEach(async () => {
  temporary = await openTemporaryDatabase();
});
afterEach(() => temporary.remove());

const account = { email: 'First.Person@demo.test', passwordHash: 'hash' };

test('an empty database gets one super user, once', async () => {
  const { database } = temporary;
  const userID = await ensureFirstSuperUser(database, account);
  const other = { email: 'second@demo.test', passwordHash: 'other' };
  expect(await ensureFirstSuperUser(database, other)).toBeNull();
  expect(await database.select().from(users)).toEqual([
    expect.objectContaining({ ...account, userID, scopes: ['superuser'] }),
  ]);
});

test.each([
  ['keeps a password', 'own hash', false, 'own hash'],
  ['gets a password when there is none', null, false, 'hash'],
  ['loses a password that somebody else may have chosen', 'own hash', true, 'hash'],
])(
  'a user with that address becomes the super user and %s',
  async (_, before, isEmailUnconfirmed, after) => {
    const { database } = temporary;
    await database.insert(users).values({
      userID: '10000000-0000-4000-8000-000000000009',
      shortName: 'First',
      fullName: 'First Person',
      email: 'first.person@demo.test',
      scopes: ['other'],
      passwordHash: before,
      isEmailUnconfirmed,
      dateTimeCreated: new Date(0),
    });
    expect(await ensureFirstSuperUser(database, account)).toBe(
      '10000000-0000-4000-8000-000000000009',
    );
    const [user] = await database.select().from(users);
    expect(user).toMatchObject({ fullName: 'First Person', passwordHash: after });
    expect(user?.isEmailUnconfirmed).toBe(false);
    expect(user?.scopes).toEqual(['other', 'superuser']);
  },
);

test('what somebody has begun with the account ends when it becomes the super user', async () => {
  const { database } = temporary;
  const userID = '10000000-0000-4000-8000-000000000009';
  const dateTimeCreated = new Date(0);
  await database.insert(users).values({
    userID,
    shortName: 'First',
    fullName: 'First Person',
    email: account.email,
    scopes: [],
    isEmailUnconfirmed: true,
    dateTimeCreated,
  });
  const tokenHash = 'hash of a token';
  const dateTimeLastSeen = dateTimeCreated;
  await database.insert(sessions).values({ tokenHash, userID, dateTimeCreated, dateTimeLastSeen });
  const change = { email: 'elsewhere@demo.test', tokenHash, dateTimeExpires: dateTimeCreated };
  await database.insert(emailChanges).values({ userID, dateTimeCreated, ...change });
  await ensureFirstSuperUser(database, account);
  expect(await database.select().from(sessions)).toEqual([]);
  expect(await database.select().from(emailChanges)).toEqual([]);
});
