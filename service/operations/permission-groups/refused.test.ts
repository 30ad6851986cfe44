import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAuditLog } from '../../testing/audit-log';
import { demo, nobody } from '../../testing/organisation-access';
import { groupsPath, permissionGroupCalls } from '../../testing/permission-groups';
import { type TestService, testService } from '../../testing/test-service';

let service: TestService;

beforeAll(async () => {
  service = await testService();
});

afterAll(() => service.close());

const { get, list, commit } = permissionGroupCalls(() => service);

const ok = { name: 'Never saved' };
test.each([
  ['a name of spaces', [ok, { name: '  ' }], [], 'A permission group needs a name.'],
  [
    'a name that another group has',
    [ok, { name: 'managers ' }],
    [],
    'There is a permission group with the name Managers already.',
  ],
  [
    'one name for two',
    [ok, { name: 'NEVER saved' }],
    [],
    'There is a permission group with the name Never saved already.',
  ],
  [
    'the name of a group that a later change keeps',
    [{ name: 'managers' }, { userPermissionGroupID: demo.group(2), name: 'Managers' }],
    [],
    'There is a permission group with the name Managers already.',
  ],
  [
    'the name of a group that an earlier change keeps',
    [{ userPermissionGroupID: demo.group(2), name: 'Managers' }, { name: 'managers' }],
    [],
    'There is a permission group with the name Managers already.',
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
    'a permission that this service does not know',
    [ok, { name: 'Later', permissions: [{ permissionID: 57, allowedActions: 8 }] }],
    [],
    'There is no permission 57.',
  ],
  [
    'an unknown group',
    [ok, { userPermissionGroupID: nobody, name: 'Gone' }],
    [],
    'A permission group to change does not exist.',
  ],
  ['an unknown deletion', [ok], [nobody], 'A permission group to delete does not exist.'],
  [
    'a group that is changed and deleted',
    [ok, { userPermissionGroupID: demo.group(1), name: 'Everyone' }],
    [demo.group(1)],
    'A permission group is in the batch more than once.',
  ],
  [
    'a group that access links have',
    [ok],
    [demo.group(1), demo.group(3)],
    /^The permission group Installers cannot be deleted: \d+ access links have it\.$/,
  ],
])('the service refuses %s and saves nothing', async (_what, changes, deletes, reason) => {
  const before = await list();
  const response = await commit(changes, deletes);
  expect(response.status).toBe(400);
  expect(await response.text()).toBe('BadRequest');
  expect(response.headers.get('X-Error-Reason')).toMatch(reason);
  expect(await list()).toEqual(before);
  expect(await readAuditLog(service, 'Never saved')).toEqual([]);
});

test('a batch neither changes nor deletes a group of another organisation', async () => {
  const [root] = await list(demo.organisation(4));
  const id = String(root?.userPermissionGroupID);
  for (const response of [
    await commit([{ userPermissionGroupID: id, name: 'Taken over' }]),
    await commit([], [id]),
  ]) {
    expect(response.status).toBe(400);
  }
});

test('the service answers 404 for groups of an organisation that does not exist', async () => {
  const response = await service.call(`${groupsPath(nobody)}/batch`, {
    as: 'superUser',
    body: { changes: [ok], deletes: [] },
  });
  expect(response.status).toBe(404);
});

test('ordinary users may neither read nor save groups', async () => {
  for (const path of [groupsPath(), `${groupsPath()}/${demo.group(2)}`]) {
    expect((await get(path, 'ordinaryUser')).status).toBe(403);
  }
  const body = { changes: [ok], deletes: [] };
  const response = await service.call(`${groupsPath()}/batch`, { as: 'ordinaryUser', body });
  expect(response.status).toBe(403);
});
