import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PermissionGroup } from '../../src/api/schema.gen';
import { fixedIdentifier } from '../database/seed/fixed-identifiers';
import { readAuditLog } from '../testing/audit-log';
import { type CallOptions, type TestService, testService } from '../testing/test-service';

const harbour = fixedIdentifier('organisation', 3);
const nowhere = 'aaaaaaaa-0000-4000-8000-000000000000';
const groupId = (number: number) => fixedIdentifier('permissionGroup', number);
const pathOf = (orgId = harbour) => `/api/organisation/${orgId}/userpermissiongroup`;

let service: TestService;

beforeAll(async () => {
  service = await testService();
});

afterAll(() => service.close());

const get = (path: string, as: CallOptions['as'] = 'administrator') => service.call(path, { as });

const list = async (orgId = harbour) =>
  (await (await get(pathOf(orgId), 'superUser')).json()) as PermissionGroup[];

const commit = (changes: object[], deletes: string[] = [], orgId = harbour) =>
  service.call(`${pathOf(orgId)}/batch`, { as: 'administrator', body: { changes, deletes } });

const ok = { name: 'Never saved' };
test.each([
  ['a name of spaces', [ok, { name: '  ' }], [], 'A permission group needs a name.'],
  [
    'a name that another group has',
    [ok, { name: 'managers ' }],
    [],
    'There is a permission group with the name managers already.',
  ],
  [
    'one name for two',
    [ok, { name: 'NEVER saved' }],
    [],
    'There is a permission group with the name NEVER saved already.',
  ],
  [
    'a permission twice',
    [
      ok,
      {
        name: 'Twice',
        permissions: [
          { permissionID: 2, allowedActions: 8 },
          { permissionID: 2, allowedActions: 7 },
        ],
      },
    ],
    [],
    'The permission group Twice has a permission more than once.',
  ],
  [
    'an unknown group',
    [ok, { userPermissionGroupID: nowhere, name: 'Gone' }],
    [],
    'A permission group to change does not exist.',
  ],
  ['an unknown deletion', [ok], [nowhere], 'A permission group to delete does not exist.'],
  [
    'a group that is changed and deleted',
    [ok, { userPermissionGroupID: groupId(1), name: 'Everyone' }],
    [groupId(1)],
    'A permission group is in the batch more than once.',
  ],
  [
    'a group that access links have',
    [ok],
    [groupId(1), groupId(3)],
    /^\d+ access links have the permission group Installers, so that it cannot be deleted\.$/,
  ],
])('%s is refused, and nothing is saved', async (_what, changes, deletes, reason) => {
  const before = await list();
  const response = await commit(changes, deletes);
  expect(response.status).toBe(400);
  expect(await response.text()).toBe('BadRequest');
  expect(response.headers.get('X-Error-Reason')).toMatch(reason);
  expect(await list()).toEqual(before);
  expect(await readAuditLog(service, 'Never saved')).toEqual([]);
});

test('a group of another organisation is neither changed nor deleted', async () => {
  const [root] = await list(fixedIdentifier('organisation', 4));
  const id = String(root?.userPermissionGroupID);
  for (const response of [
    await commit([{ userPermissionGroupID: id, name: 'Taken over' }]),
    await commit([], [id]),
  ]) {
    expect(response.status).toBe(400);
  }
});

test('an organisation that does not exist has no groups to save', async () => {
  const response = await service.call(`${pathOf(nowhere)}/batch`, {
    as: 'superUser',
    body: { changes: [ok], deletes: [] },
  });
  expect(response.status).toBe(404);
});

test('ordinary users may neither read nor save', async () => {
  for (const path of [pathOf(), `${pathOf()}/${groupId(2)}`]) {
    expect((await get(path, 'ordinaryUser')).status).toBe(403);
  }
  const body = { changes: [ok], deletes: [] };
  const response = await service.call(`${pathOf()}/batch`, { as: 'ordinaryUser', body });
  expect(response.status).toBe(403);
});
