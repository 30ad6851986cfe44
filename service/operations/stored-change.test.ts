import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixedIdentifier } from '../database/seed/fixed-identifiers';
import { fileOf } from '../testing/fresh-organisation';
import { harbour } from '../testing/organisation-access';
import { type TestService, testService } from '../testing/test-service';

let service: TestService;

beforeAll(async () => {
  service = await testService();
});

afterAll(() => service.close());

const inHarbour = (path: string) => `/api/organisation/${harbour}${path}`;
const groups = inHarbour('/userpermissiongroup');
const uma = fixedIdentifier('user', 3);

const read = async (path: string, as: 'superUser' | 'ordinaryUser' = 'superUser') =>
  (await service.call(path, { as })).json();

/** Saves with one call, and returns the status, the reason and the body of the answer. */
async function save(path: string, body: object, as: 'superUser' | 'ordinaryUser' = 'superUser') {
  const answer = await service.call(path, { as, body });
  const reason = answer.headers.get('X-Error-Reason');
  return { status: answer.status, reason, text: await answer.text() };
}

async function execute(sql: string, args: string[]) {
  const file = fileOf(service);
  await file.execute({ sql, args });
  file.close();
}

const older = [
  ['/api/Organisation', 'organisations', 'organisationCode', 'TWO  BLANKS', { active: false }],
  ['/api/Organisation', 'organisations', 'organisationCode', 'CAFE\u0301', { active: false }],
  ['/api/Organisation', 'organisations', 'name', ' Cafe\u0301 ', { active: false }],
  ['/api/user', 'users', 'email', 'user@demo.test.', { shortName: 'Umi' }],
  ['/api/POSCoreInstance', 'posCoreInstances', 'uri', 'https://a.test/\u00a0', { name: 'Pos' }],
  ['/api/deploymentServerInstance', 'deploymentServers', 'uri', 'https://a. ', { name: 'Dep' }],
  ['/api/integrationServerInstance', 'integrationServers', 'uri', ' b.test', { name: 'Int' }],
  ['/api/client', 'clients', 'homepage', 'https://a.test/\u200b', { name: 'Client' }],
  [inHarbour('/team'), 'teams', 'name', ' Helpers ', {}],
  [inHarbour('/serviceaccounts'), 'serviceAccounts', 'name', 'Till  1 ', {}],
  [groups, 'permissionGroups', 'name', 'Every  one ', {}],
] as const;

const columnOf = (field: string) =>
  field.replace(/ID$/, '_id').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

test.each(older)('a save of a record of %s in %s keeps its %s "%s"', async (...of) => {
  const [path, table, field, text, change] = of;
  await service.cookieOf('ordinaryUser');
  const records: Record<string, string>[] = await read(path);
  const idField = Object.keys(records[0] ?? {}).find((key) => key.endsWith('ID')) ?? '';
  const record = records.find(({ userID }) => userID === undefined || userID === uma) ?? {};
  const where = `where ${columnOf(idField)} = ?`;
  const id = String(record[idField]);
  await execute(`update ${columnOf(table)} set ${columnOf(field)} = ? ${where}`, [text, id]);
  const changes = [{ ...record, kapow: undefined, [field]: text, ...change }];
  const {
    status,
    reason,
    text: answer,
  } = await save(`${path.replace('/Org', '/org')}/batch`, { changes, deletes: [] });
  expect([status, reason]).toEqual([200, null]);
  expect(JSON.parse(answer).changes[0]).toMatchObject({ [field]: text, ...change });
  // No save has ended a session.
  expect((await service.call('/api/user/profile', { as: 'ordinaryUser' })).status).toBe(200);
});

test('a save of the own profile keeps an address and a name of an earlier release', async () => {
  await execute('update users set email = ?, full_name = ? where user_id = ?', [
    'user@demo.test.',
    'Uma  Olsen',
    uma,
  ]);
  const own = await read('/api/user/profile', 'ordinaryUser');
  const saved = await save('/api/user/profile', { ...own, shortName: 'U' }, 'ordinaryUser');
  expect(JSON.parse(saved.text)).toEqual({ ...own, shortName: 'U' });
});

test('a save of the profile of an organisation keeps a name of an earlier release', async () => {
  const name = 'Harbour  Restaurants';
  await execute('update organisations set name = ? where organisation_id = ?', [name, harbour]);
  const body = { organisationID: harbour, name };
  const saved = await save(inHarbour('/profile'), body);
  expect([saved.status, JSON.parse(saved.text)]).toEqual([200, body]);
});

// Each becomes two characters: NFC takes the dot off the letter.
const growing = '\u0958'.repeat(32);

test.each([
  ['/api/user/batch', { shortName: growing, fullName: 'Long', email: 'long@demo.test' }],
  ['/api/organisation/batch', { organisationCode: 'LONG', name: growing }],
  ['/api/POSCoreInstance/batch', { name: growing, uri: 'https://a.test' }],
  ['/api/deploymentServerInstance/batch', { name: growing, uri: 'https://a.test' }],
  [inHarbour('/team/batch'), { name: growing }],
  [`${groups}/batch`, { name: growing }],
])('%s refuses a text that gets too long as it is stored', async (path, change) => {
  const { status, reason, text } = await save(path, { changes: [change], deletes: [] });
  expect([status, text]).toEqual([400, 'BadRequest']);
  expect(reason).toMatch(/^The (shortName|name) is too long. At most 32 characters; this has 64.$/);
});

test('the profiles refuse a text that gets too long as it is stored', async () => {
  const own = await read('/api/user/profile', 'ordinaryUser');
  const person = { ...own, shortName: growing };
  const answers = [
    await save('/api/user/profile', person, 'ordinaryUser'),
    await save(inHarbour('/profile'), { organisationID: harbour, name: growing }),
  ];
  expect(answers.map(({ status, text }) => [status, text])).toEqual([
    [400, 'BadRequest'],
    [400, 'BadRequest'],
  ]);
});
