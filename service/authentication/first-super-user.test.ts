import { afterEach, beforeEach, expect, test } from 'vitest';
import { mailJobs } from '../database/schema/mail-jobs';
import { emailChanges, sessions, users } from '../database/schema/people';
import { auditLogChanges, auditLogEntries } from '../database/schema/records';
import { queueMail } from '../mail-queue/mail-jobs';
import { openTemporaryDatabase, type TemporaryDatabase } from '../testing/temporary-database';
import { ensureFirstSuperUser } from './first-super-user';

let temporary: TemporaryDatabase;
beforeEach(async () => {
  temporary = await openTemporaryDatabase();
});
afterEach(() => temporary.remove());

const now = new Date('2026-11-21T12:00:00Z');
const account = { email: 'First.Person@demo.test', passwordHash: 'hash' };

const ensure = (given = account) => ensureFirstSuperUser(temporary.database, { ...given, now });

const messages = async () =>
  (await temporary.database.select().from(auditLogEntries)).map(({ message }) => message);

test('an empty database gets one super user, once', async () => {
  const { database } = temporary;
  const userID = await ensure();
  const other = { email: 'second@demo.test', passwordHash: 'other' };
  expect(await ensure(other)).toBeNull();
  expect(await database.select().from(users)).toEqual([
    expect.objectContaining({ ...account, userID, scopes: ['superuser'] }),
  ]);
  expect(await messages()).toEqual([
    'User First.Person was created as the first super user by the options of the service.',
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
    expect(await ensure()).toBe('10000000-0000-4000-8000-000000000009');
    const [user] = await database.select().from(users);
    expect(user).toMatchObject({ fullName: 'First Person', passwordHash: after });
    expect(user?.isEmailUnconfirmed).toBe(false);
    expect(user?.scopes).toEqual(['other', 'superuser']);
    const says = before === after ? '' : ' The password was set.';
    expect(await messages()).toEqual([
      `User First Person was made the first super user by the options of the service.${says}`,
    ]);
    const [change] = await database.select().from(auditLogChanges);
    expect(change).toMatchObject({ recordKind: 'User', action: 'Changed' });
    expect(JSON.stringify(change?.changes)).toContain('isServerAdministrator');
  },
);

test('what somebody has begun with the account ends when it becomes the super user', async () => {
  const { database } = temporary;
  const userID = '10000000-0000-4000-8000-000000000009';
  const dateTimeCreated = now;
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
  const change = {
    email: 'elsewhere@demo.test',
    tokenHash,
    dateTimeExpires: new Date(now.getTime() + 1_000),
  };
  await database.insert(emailChanges).values({ userID, dateTimeCreated, ...change });
  await queueMail(database, { kind: 'password-reset', email: account.email.toUpperCase() }, now);
  await ensure();
  expect(await database.select().from(sessions)).toEqual([]);
  expect(await database.select().from(emailChanges)).toMatchObject([{ dateTimeExpires: now }]);
  expect(await database.select().from(mailJobs)).toEqual([]);
  expect((await messages()).slice(1)).toEqual([
    'The service ended a session of First Person: the account became the first super user.',
    'The new address elsewhere@demo.test of First Person cannot be confirmed any more: the account became the first super user.',
  ]);
});
