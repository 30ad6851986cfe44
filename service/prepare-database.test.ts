import { afterEach, beforeEach, expect, test } from 'vitest';
import { users } from './database/schema/people';
import { prepareDatabase } from './prepare-database';
import { quickPasswords } from './testing/quick-passwords';
import { testSecretKeys } from './testing/secret-keys';
import { openTemporaryDatabase, type TemporaryDatabase } from './testing/temporary-database';
import { testTime } from './testing/test-service';

let temporary: TemporaryDatabase;
beforeEach(async () => {
  temporary = await openTemporaryDatabase();
});
afterEach(() => temporary.remove());

const prepare = (password: string) =>
  prepareDatabase(temporary.database, {
    isDemo: false,
    scale: 1,
    firstSuperUser: { email: 'root@console.test', password },
    posCoreUris: ['', ''],
    now: testTime,
    passwords: quickPasswords,
    secretKeys: testSecretKeys,
    log: { info: () => {}, warn: () => {}, error: () => {} },
  });

test('a user who becomes the first super user does not get the own name as a password', async () => {
  const { database } = temporary;
  await database.insert(users).values({
    shortName: 'Wil',
    fullName: 'Wilhelmina Karsten',
    email: 'Root@console.test',
    scopes: [],
    dateTimeCreated: testTime,
  });
  await expect(prepare('wilhelmina karsten')).rejects.toThrow(
    'FIRST_SUPER_USER_PASSWORD is one that attackers try first',
  );
  expect(await database.select().from(users)).toEqual([
    expect.objectContaining({ scopes: [], passwordHash: null }),
  ]);
  await prepare('a long password');
  const [user] = await database.select().from(users);
  expect(user?.scopes).toEqual(['superuser']);
});
