import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { User, UserBatchResult } from '../../../src/api/schema.gen';
import { demoAccounts, demoPassword } from '../../database/seed/demo-accounts';
import { readAuditLog } from '../../testing/audit-log';
import { fileOf } from '../../testing/fresh-organisation';
import { pngBytes } from '../../testing/png-bytes';
import { signIn, type TestService, testService } from '../../testing/test-service';

const png = pngBytes().toString('base64');
const hugePng = pngBytes(4097, 1).toString('base64');
const nobody = 'aaaaaaaa-0000-4000-8000-000000000000';

let service: TestService;

beforeAll(async () => {
  service = await testService();
});

afterAll(() => service.close());

const list = async () =>
  (await (await service.call('/api/user', { as: 'superUser' })).json()) as User[];

const read = async (userID: string) => service.call(`/api/user/${userID}`, { as: 'superUser' });

const commit = (changes: object[], deletes: string[] = []) =>
  service.call('/api/user/batch', { as: 'superUser', body: { changes, deletes } });

const saved = async (changes: object[], deletes: string[] = []) => {
  const response = await commit(changes, deletes);
  expect([response.status, response.headers.get('X-Error-Reason')]).toEqual([200, null]);
  return (await response.json()) as UserBatchResult;
};

let made = 0;
const person = (fields: object = {}) => {
  made += 1;
  return { shortName: 'P', fullName: `Person ${made}`, email: `person${made}@a.test`, ...fields };
};

const addOne = async (fields: object = {}) => {
  const { changes } = await saved([person(fields)]);
  if (!changes[0]) throw new Error('Nothing was saved.');
  return changes[0];
};

describe('saving', () => {
  test('a new user gets an id and the defaults of the contract', async () => {
    const before = await list();
    const { changes, deletes } = await saved([
      { shortName: 'Nia', fullName: 'Nia Novak', email: ' Nia@Demo.Test ' },
    ]);
    expect(deletes).toEqual([]);
    expect(changes).toEqual([
      {
        userID: expect.stringMatching(/^[0-9a-f-]{36}$/),
        shortName: 'Nia',
        fullName: 'Nia Novak',
        email: 'Nia@Demo.Test',
        locale: 'en-GB',
        defaultCurrencyCode: 'GBP',
        image: null,
        scopes: [],
      },
    ]);
    expect(await list()).toHaveLength(before.length + 1);
    expect(await (await read(changes[0]?.userID ?? '')).json()).toEqual(changes[0]);
  });

  test('changes, additions and deletions of one batch come back in the order sent', async () => {
    const [first, second] = [await addOne(), await addOne()];
    const result = await saved(
      [person({ fullName: 'New one' }), { ...first, fullName: 'Changed', image: png }],
      [second.userID],
    );
    expect(result.changes.map(({ fullName }) => fullName)).toEqual(['New one', 'Changed']);
    expect(result.deletes).toEqual([second.userID]);
    expect((await read(second.userID)).status).toBe(404);
    expect(await (await read(first.userID)).json()).toMatchObject({ image: png });
  });

  test('omitted fields keep their values', async () => {
    const user = await addOne({ locale: 'de-CH', image: png, scopes: ['reporting'] });
    const { userID, shortName, email } = user;
    const { changes } = await saved([{ userID, shortName, email, fullName: 'Other' }]);
    expect(changes).toEqual([{ ...user, fullName: 'Other' }]);
    expect((await saved([{ ...user, image: null }])).changes[0]?.image).toBeNull();
  });

  test('two users can swap addresses, and the address of a deleted user is free', async () => {
    const [first, second, third] = [await addOne(), await addOne(), await addOne()];
    const { changes } = await saved(
      [
        { ...first, email: second.email },
        { ...second, email: first.email },
        person({ email: third.email.toUpperCase() }),
      ],
      [third.userID],
    );
    expect(changes.map(({ email }) => email)).toEqual([
      second.email,
      first.email,
      third.email.toUpperCase(),
    ]);
  });

  test('an empty batch saves nothing', async () => {
    expect(await saved([])).toEqual({ changes: [], deletes: [] });
  });

  test('a save of the record keeps the password', async () => {
    const { ordinaryUser } = demoAccounts;
    const user = (await list()).find(({ userID }) => userID === ordinaryUser.userID);
    await saved([{ ...user, shortName: 'Umi' }]);
    expect(await signIn(service, ordinaryUser.email, demoPassword)).toMatch(/^session=/);
  });
});

describe('the service refuses a batch with', () => {
  const { superUser, ordinaryUser } = demoAccounts;
  const self = { ...superUser, shortName: 'Sam', fullName: 'Sam Underwood' };

  test.each([
    ['an address that another user has', [person({ email: 'ADMIN@demo.test' })], [], 'belongs to'],
    [
      'the same new address twice',
      [person({ email: 'x@y.test' }), person({ email: 'X@y.test' })],
      [],
      'belongs to',
    ],
    ['an invisible display name', [person({ shortName: '\u200b' })], [], 'display name is empty'],
    ['a blank full name', [person({ fullName: '  ' })], [], 'full name is empty'],
    ['an address without structure', [person({ email: 'nobody' })], [], 'not valid'],
    ['no address', [person({ email: '' })], [], 'not valid'],
    ['an unknown locale', [person({ locale: 'not a locale' })], [], 'locale'],
    ['no locale', [person({ locale: '' })], [], 'locale'],
    ['an unknown currency', [person({ defaultCurrencyCode: 'pounds' })], [], 'currency'],
    ['an image that is text', [person({ image: 'bm8gaW1hZ2U=' })], [], 'PNG'],
    ['an image without dimensions', [person({ image: 'iVBORw0KGgo=' })], [], 'damaged'],
    ['an image that is too wide', [person({ image: hugePng })], [], '4,096 pixels'],
    ['an image that is not base64', [person({ image: 'data:image/png;base64,x' })], [], 'base64'],
    ['deleting oneself', [], [superUser.userID], 'delete yourself'],
    ['taking the rights from oneself', [{ ...self, scopes: [] }], [], 'from yourself'],
    ['a user who is changed and deleted', [{ ...self }], [superUser.userID], 'more than once'],
  ])('%s', async (_what, changes, deletes, reason) => {
    const before = await list();
    const response = await commit([person(), ...changes], deletes);
    expect(response.status).toBe(400);
    expect(await response.text()).toBe('BadRequest');
    expect(response.headers.get('X-Error-Reason')).toContain(reason);
    expect(await list()).toEqual(before);
  });

  test('an image of more than 1 MiB', async () => {
    const image = Buffer.concat([pngBytes(), Buffer.alloc(1024 * 1024)]);
    const response = await commit([person({ image: image.toString('base64') })]);
    expect(response.headers.get('X-Error-Reason')).toContain('1 MiB');
  });

  test.each([
    ['changed', [person({ userID: nobody })], []],
    ['deleted', [], [nobody]],
    ['deleted by another name', [], ['everybody']],
  ])('a user who does not exist and is %s', async (_what, changes, deletes) => {
    const response = await commit([person(), ...changes], [ordinaryUser.userID, ...deletes]);
    expect(await response.text()).toBe('BadRequest_UserDoesNotExist');
    expect((await read(ordinaryUser.userID)).status).toBe(200);
  });
});

test('a restart keeps the saved users', async () => {
  const user = await addOne({ fullName: 'Lasting' });
  await service.restart();
  expect(await (await read(user.userID)).json()).toEqual(user);
});

test('the audit log says who did what, and has nothing of a refused batch', async () => {
  const user = await addOne({ fullName: 'Observed' });
  await saved([{ ...user, shortName: 'O' }]);
  await commit([{ ...user, fullName: 'Undone' }, person({ email: 'nobody' })]);
  await saved([], [user.userID]);
  const entries = await readAuditLog(service, 'Observed');
  expect(entries).toEqual([
    { type: 200, userID: demoAccounts.superUser.userID, message: 'User Observed was created.' },
    { type: 201, userID: demoAccounts.superUser.userID, message: 'User Observed was changed.' },
    { type: 202, userID: demoAccounts.superUser.userID, message: 'User Observed was deleted.' },
  ]);
  expect(await readAuditLog(service, 'Undone')).toEqual([]);
});

test('a failure of the audit log undoes the save', async () => {
  const before = await list();
  const file = fileOf(service);
  await file.execute(
    `create trigger fails before insert on audit_log_entries
     begin select raise(abort, 'no space'); end`,
  );
  expect((await commit([person()])).status).toBe(500);
  await file.execute('drop trigger fails');
  file.close();
  expect(await list()).toEqual(before);
});

test('two super users who demote each other at once leave one', async () => {
  const sam = (await (await read('10000000-0000-4000-8000-000000000001')).json()) as User;
  const uma = (await (await read('10000000-0000-4000-8000-000000000003')).json()) as User;
  await saved([{ ...uma, scopes: ['superuser'] }]);
  const headers = { Cookie: await signIn(service, uma.email, demoPassword) };
  const demotion = (user: User) => ({ changes: [{ ...user, scopes: [] }], deletes: [] });
  const answers = await Promise.all([
    service.call('/api/user/batch', { as: 'superUser', body: demotion(uma) }),
    service.call('/api/user/batch', { headers, body: demotion(sam) }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
});
