import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  PermissionGroupBatchResult,
  PermissionGroupChoice,
} from '../../../src/api/schema.gen';
import { readAuditLog } from '../../testing/audit-log';
import { fileOf } from '../../testing/fresh-organisation';
import { demo, harbour, nobody } from '../../testing/organisation-access';
import { groupsPath, permissionGroupCalls } from '../../testing/permission-groups';
import { type TestService, testService } from '../../testing/test-service';

let service: TestService;

beforeAll(async () => {
  service = await testService();
});

afterAll(() => service.close());

const { get, list, commit } = permissionGroupCalls(() => service);

const saved = async (changes: object[], deletes: string[] = []) => {
  const response = await commit(changes, deletes);
  expect([response.status, response.headers.get('X-Error-Reason')]).toEqual([200, null]);
  return (await response.json()) as PermissionGroupBatchResult;
};

const idOf = (result: PermissionGroupBatchResult) =>
  String(result.changes[0]?.userPermissionGroupID);

async function rowsOf(sql: string) {
  const file = fileOf(service);
  const { rows } = await file.execute(sql);
  file.close();
  return rows;
}

describe('reading', () => {
  test('the list has the groups by name with their permissions', async () => {
    const groups = await list();
    expect(groups.map(({ name }) => name)).toEqual(['Everyone', 'Installers', 'Managers']);
    expect(groups[1]).toMatchObject({
      userPermissionGroupID: demo.group(3),
      organisationDefault: false,
      permissions: [
        { permissionID: 32, allowedActions: 7 },
        { permissionID: 34, allowedActions: 15 },
        { permissionID: 35, allowedActions: 15 },
        { permissionID: 36, allowedActions: 8 },
      ],
    });
  });

  test('a single group is the same as in the list', async () => {
    for (const group of await list()) {
      const one = await get(`${groupsPath()}/${group.userPermissionGroupID}`);
      expect(await one.json()).toEqual(group);
    }
  });

  test('the choices have no permissions', async () => {
    const response = await get(`/api/organisation/${harbour}/permissiongroups`);
    expect((await response.json()) as PermissionGroupChoice[]).toEqual([
      { userPermissionGroupID: demo.group(1), name: 'Everyone', organisationDefault: true },
      { userPermissionGroupID: demo.group(3), name: 'Installers', organisationDefault: false },
      { userPermissionGroupID: demo.group(2), name: 'Managers', organisationDefault: false },
    ]);
  });

  test('each person counts once for a group, whether by an own link or by teams', async () => {
    const people = `
      select a.user_permission_group_id as id, l.user_id as user_id
      from organisation_user_links l
      join permission_group_assignments a using (organisation_user_link_id)
      where l.organisation_id = '${harbour}' and l.user_id is not null
      union
      select a.user_permission_group_id, m.user_id
      from organisation_user_links l
      join permission_group_assignments a using (organisation_user_link_id)
      join team_members m using (team_id)
      where l.organisation_id = '${harbour}'`;
    const rows = await rowsOf(people);
    const everybody = await rowsOf(`
      select user_id from organisation_user_links
      where organisation_id = '${harbour}' and user_id is not null
      union
      select m.user_id from organisation_user_links l join team_members m using (team_id)
      where l.organisation_id = '${harbour}'`);
    const counted = Object.fromEntries(
      (await list()).map(({ name, totalAssignedUsers }) => [name, totalAssignedUsers]),
    );
    const expected = (number: number) => rows.filter(({ id }) => id === demo.group(number)).length;
    expect(expected(2)).toBeGreaterThan(1);
    expect(counted).toEqual({
      Everyone: everybody.length,
      Installers: expected(3),
      Managers: expected(2),
    });
  });

  test('access that has ended does not count', async () => {
    const counted = async () => {
      const groups = await list();
      return Object.fromEntries(groups.map((group) => [group.name, group.totalAssignedUsers]));
    };
    const before = await counted();
    const here = `where organisation_id = '${harbour}'`;
    const now = service.clock.now.getTime();
    await rowsOf(`update organisation_user_links set ends_at = ${now} ${here}`);
    expect(await counted()).toEqual({ Everyone: 0, Installers: 0, Managers: 0 });
    await rowsOf(`update organisation_user_links set ends_at = null ${here}`);
    await rowsOf(`update team_members set ends_at = ${now}`);
    const [own] = await rowsOf(
      `select count(*) as links from organisation_user_links ${here} and user_id is not null`,
    );
    expect((await counted()).Everyone).toBe(own?.links);
    await rowsOf(`update team_members set ends_at = ${now + 1}`);
    expect(await counted()).toEqual(before);
    expect(before.Everyone).toBeGreaterThan(Number(own?.links));
    await rowsOf('update team_members set ends_at = null');
  });

  test.each([
    ['the list', groupsPath(nobody)],
    ['the choices', `/api/organisation/${nobody}/permissiongroups`],
    ['a group', `${groupsPath()}/${nobody}`],
    ['a group of another organisation', `${groupsPath(demo.organisation(1))}/${demo.group(2)}`],
  ])('%s that does not exist answers 404', async (_what, path) => {
    expect((await get(path, 'superUser')).status).toBe(404);
  });
});

describe('saving', () => {
  test('a group without an id is added, and omitted fields are empty', async () => {
    const { changes } = await saved([{ name: ' Stock takers ' }]);
    expect(changes).toEqual([
      {
        userPermissionGroupID: expect.stringMatching(/^[\da-f-]{36}$/),
        name: 'Stock takers',
        organisationDefault: false,
        totalAssignedUsers: 0,
        permissions: [],
      },
    ]);
    expect(await list()).toContainEqual(changes[0]);
  });

  test('omitted fields keep their values, and sent permissions replace the old ones', async () => {
    const id = idOf(
      await saved([
        {
          name: 'Cashiers',
          organisationDefault: true,
          permissions: [
            { permissionID: 31, allowedActions: 9 },
            { permissionID: 4095, allowedActions: 8 },
          ],
        },
      ]),
    );
    const renamed = await saved([{ userPermissionGroupID: id, name: 'Tills' }]);
    expect(renamed.changes[0]).toMatchObject({
      name: 'Tills',
      organisationDefault: true,
      permissions: [
        { permissionID: 31, allowedActions: 9 },
        { permissionID: 4095, allowedActions: 8 },
      ],
    });
    const permissions = [{ permissionID: 2, allowedActions: 7 }];
    const replaced = await saved([{ userPermissionGroupID: id, name: 'Tills', permissions }]);
    expect(replaced.changes[0]?.permissions).toEqual(permissions);
    await service.restart();
    expect(await (await get(`${groupsPath()}/${id}`)).json()).toEqual(replaced.changes[0]);
    await saved([], [id]);
  });

  test('a default group counts all users, whatever number the request has', async () => {
    const [everyone] = await list();
    const { changes } = await saved([
      { name: 'Visitors', organisationDefault: true, totalAssignedUsers: 0 },
    ]);
    expect(changes[0]?.totalAssignedUsers).toBe(everyone?.totalAssignedUsers);
    await saved([], [String(changes[0]?.userPermissionGroupID)]);
  });

  test('two groups can swap names, and the name of a deleted group is free at once', async () => {
    const { changes } = await saved([{ name: 'One' }, { name: 'Two' }]);
    const [one, two] = changes.map(({ userPermissionGroupID }) => userPermissionGroupID);
    const traded = await saved([
      { userPermissionGroupID: one, name: 'Two' },
      { userPermissionGroupID: two, name: 'One' },
    ]);
    expect(traded.changes.map(({ name }) => name)).toEqual(['Two', 'One']);
    const again = await saved([{ name: 'Two' }], [String(one), String(two)]);
    expect(again.deletes).toEqual([one, two]);
    await saved([], [idOf(again)]);
  });

  test('the audit log has each write, with what changed', async () => {
    const id = idOf(await saved([{ name: 'Barista' }]));
    await saved([
      { userPermissionGroupID: id, name: 'Baristas', organisationDefault: true, permissions: [] },
    ]);
    await saved([{ userPermissionGroupID: id, name: 'Baristas', organisationDefault: false }]);
    await saved([], [id]);
    expect(await readAuditLog(service, 'Barista')).toEqual([
      { type: 110, userID: expect.any(String), message: 'Permission group Barista was created.' },
      {
        type: 110,
        userID: expect.any(String),
        message:
          'Permission group Baristas was changed. The former name was Barista. It applies to all users now.',
      },
      {
        type: 110,
        userID: expect.any(String),
        message: 'Permission group Baristas was changed. It does not apply to all users any more.',
      },
      { type: 111, userID: expect.any(String), message: 'Permission group Baristas was deleted.' },
    ]);
  });
});
