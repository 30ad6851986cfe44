import { afterAll, beforeAll, expect, test } from 'vitest';
import type { User } from '../src/api/schema.gen';
import { demoAccounts } from './database/seed/demo-accounts';
import { fileOf } from './testing/fresh-organisation';
import { type TestService, testService } from './testing/test-service';

/** More than a few portions. */
const userCount = 3_500;

let service: TestService;

beforeAll(async () => {
  service = await testService();
  const file = fileOf(service);
  await file.execute(`
    WITH RECURSIVE numbers(number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers LIMIT ${userCount})
    INSERT INTO users (user_id, short_name, full_name, email, locale, default_currency_code, image,
      scopes, is_email_unconfirmed, date_time_created, full_name_folded)
    SELECT printf('%08x-0000-4000-8000-00000000beef', number), 'Zoë "Z"', printf('Person %d \\', number % 977),
      printf('p%d@many.test', number), 'en-GB', 'GBP', NULL, '["a"]', number % 3 = 0, 0, printf('person %d ', number % 977)
    FROM numbers`);
  file.close();
});

afterAll(async () => {
  await service.close();
});

const list = async () =>
  (await service.call('/api/user', { as: 'superUser' })).json() as Promise<User[]>;

test('a list in portions has the same records and order as the rows of the table', async () => {
  const users = await list();
  expect(users).toHaveLength(userCount + 200);
  const file = fileOf(service);
  const { rows } = await file.execute(
    `SELECT user_id, short_name, full_name, email, locale, default_currency_code, image, scopes,
      is_email_unconfirmed FROM users ORDER BY full_name_folded, user_id`,
  );
  file.close();
  expect(users).toEqual(
    rows.map((row) => ({
      userID: row.user_id,
      shortName: row.short_name,
      fullName: row.full_name,
      email: row.email,
      locale: row.locale,
      defaultCurrencyCode: row.default_currency_code,
      image: row.image,
      scopes: JSON.parse(String(row.scopes)),
      ...(row.is_email_unconfirmed === 1 && { isEmailUnconfirmed: true }),
    })),
  );
});

const setScopes = async (scopes: string[]) => {
  const file = fileOf(service);
  const userID = demoAccounts.superUser.userID;
  await file.execute({
    sql: 'UPDATE users SET scopes = ? WHERE user_id = ?',
    args: [JSON.stringify(scopes), userID],
  });
  file.close();
};

test.each([
  ['goes on while its caller has the role', ['superuser'], null],
  ['breaks off when its caller has lost the role', [], 'The answer was broken off.'],
])('a list that leaves slowly %s', async (_, scopes, failure) => {
  const response = await service.call('/api/user', { as: 'superUser' });
  await setScopes(scopes);
  service.clock.now = new Date(service.clock.now.getTime() + 1_000);
  const outcome = await response.text().then(
    () => null,
    (error: Error) => error.message,
  );
  await setScopes(['superuser']);
  expect(outcome).toBe(failure);
  expect(service.errors).toEqual([]);
});

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

test('large images leave in portions of their own', async () => {
  const image = Buffer.concat([png, Buffer.alloc(900_000)]).toString('base64');
  const file = fileOf(service);
  await file.execute({
    sql: `UPDATE users SET image = ? WHERE rowid % 500 = 0`,
    args: [image],
  });
  file.close();
  const users = await list();
  expect(users).toHaveLength(userCount + 200);
  expect(users.filter((user) => user.image === image)).toHaveLength(7);
  expect(service.errors).toEqual([]);
});

test('a failure before the first record is a failure of the call', async () => {
  const file = fileOf(service);
  await file.execute('ALTER TABLE users RENAME COLUMN short_name TO other_name');
  const response = await service.call('/api/user', { as: 'superUser' });
  await file.execute('ALTER TABLE users RENAME COLUMN other_name TO short_name');
  file.close();
  expect([response.status, await response.text()]).toEqual([
    500,
    'The server could not complete the request.',
  ]);
});

test('a failure after the first records breaks the list off, and is in the log', async () => {
  const response = await service.call('/api/user', { as: 'superUser' });
  const reader = response.body?.getReader();
  await reader?.read();
  const file = fileOf(service);
  await file.execute('ALTER TABLE users RENAME COLUMN short_name TO other_name');
  const rest = async () => {
    while (!(await reader?.read())?.done);
  };
  await expect(rest()).rejects.toThrow();
  await file.execute('ALTER TABLE users RENAME COLUMN other_name TO short_name');
  file.close();
  expect(service.errors.at(-1)).toContain('The answer to listUsers was broken off');
});

test('a list with a record outside of the contract breaks off in demo mode', async () => {
  const file = fileOf(service);
  await file.execute(
    `UPDATE users SET full_name_folded = 'zzz', user_id = 'none' WHERE rowid = 3000`,
  );
  const response = await service.call('/api/user', { as: 'superUser' });
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow();
  await file.execute(`DELETE FROM users WHERE rowid = 3000`);
  file.close();
  expect(service.errors.at(-1)).toContain('outside of the contract');
});

test('records that are deleted meanwhile are left out, and new ones too', async () => {
  const response = await service.call('/api/user', { as: 'superUser' });
  const file = fileOf(service);
  await file.execute(
    `UPDATE users SET full_name = 'Aaron', full_name_folded = 'aaron' WHERE rowid = 3001`,
  );
  await file.execute(`DELETE FROM users WHERE rowid = 3002`);
  file.close();
  const users = (await response.json()) as User[];
  expect(users).toHaveLength(userCount + 198);
  expect(new Set(users.map(({ userID }) => userID)).size).toBe(users.length);
});
