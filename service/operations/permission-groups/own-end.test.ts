import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Permission } from '../../../src/domain/contract/enums.gen';
import { expandPermissions } from '../../../src/domain/permissions/expand-permissions';
import { freshOrganisation } from '../../testing/fresh-organisation';
import { demo, refusal } from '../../testing/organisation-access';
import { permissionGroupCalls } from '../../testing/permission-groups';
import { ada, temporaryAdministrator } from '../../testing/temporary-administrator';
import { type TestService, testService } from '../../testing/test-service';

let service: TestService;
beforeEach(async () => {
  service = await testService();
  await start();
});
afterEach(() => service.close());

const { start, call, succeed, setEnd, saveLinks } = temporaryAdministrator(() => service);
const { list, commit } = permissionGroupCalls(() => service);

const everyone = { userPermissionGroupID: demo.group(1), name: 'Everyone' };
const managers = { userPermissionGroupID: demo.group(2), name: 'Managers' };
// Ada stays in the team Support, which has it.
const installers = { userPermissionGroupID: demo.group(3), name: 'Installers' };
const all = [{ permissionID: 4095, allowedActions: 15 }];
const beyondEnd = {
  status: 400,
  code: 'BadRequest',
  reason: expect.stringMatching(
    /^Nothing was saved: this would leave you more permissions after your own administrator access ends on \d{4}-\d\d-\d\d \d\d:\d\d UTC\. Another administrator has to make this change\.$/,
  ),
};

describe('a temporary administrator who stays in a team gets no more', () => {
  test.each<[string, object]>([
    ['a permission of its group', { ...installers, permissions: all }],
    [
      'an action of its group',
      { ...installers, permissions: [{ permissionID: 36, allowedActions: 15 }] },
    ],
    ['a permission of a default group', { ...everyone, permissions: all }],
    ['another default group', { ...managers, organisationDefault: true }],
    ['a new default group', { name: 'New', organisationDefault: true, permissions: all }],
  ])('by %s', async (_what, change) => {
    const before = await list();
    expect(await refusal(await commit([change]))).toEqual(beyondEnd);
    expect(await list()).toEqual(before);
  });

  test('by the default groups that an initialisation copies', async () => {
    const { organisationID } = await freshOrganisation(service);
    const own = { linkType: 1, isOrgAdmin: false, teamUserID: ada.user };
    await succeed(saveLinks([own], 'superUser', organisationID));
    const initialise = (defaultConfigTemplateOrgCode: string | null) => {
      const nobody = { initialAdminTeamID: null, initialAdminUserID: null };
      const form = { currencyCode: 'GBP', authorisedAppIds: [], ...nobody };
      const body = { ...form, defaultConfigTemplateOrgCode };
      return call('/initialise', body, undefined, organisationID);
    };
    expect(await refusal(await initialise('TPLREST'))).toEqual(beyondEnd);
    expect(await list(organisationID)).toEqual([]);
    await succeed(initialise(null));
  });
});

test.each<[string, object]>([
  ['a group that they have until their end', { ...managers, permissions: all }],
  ['a group that only other people have', { name: 'New', permissions: all }],
  ['the name of a group of their team', { ...installers, name: 'Fitters' }],
  [
    'fewer permissions of a group of their team',
    { ...installers, permissions: [{ permissionID: 32, allowedActions: 3 }] },
  ],
  ['a new default group without permissions', { name: 'New', organisationDefault: true }],
])('a temporary administrator saves %s', async (_what, change) => {
  await succeed(commit([change]));
});

test('an administrator without an end gives a group of their team more', async () => {
  await succeed(setEnd(ada.link, null, 'superUser'));
  await succeed(commit([{ ...installers, permissions: all }]));
});

test('a temporary administrator whose team has All takes a permission of it away', async () => {
  await succeed(setEnd(ada.link, null, 'superUser'));
  await succeed(commit([{ ...installers, permissions: all }]));
  await start();
  const permissions = [{ permissionID: 36, allowedActions: 15 }];
  await succeed(commit([{ ...installers, permissions }]));
  expect(await refusal(await commit([{ ...installers, permissions: all }]))).toEqual(beyondEnd);
});

test('a temporary administrator does not replace single permissions by All_Config, which grows', async () => {
  const config = expandPermissions([{ permissionID: Permission.All_Config, allowedActions: 15 }]);
  const permissions = [...config].map(([permissionID, allowedActions]) => ({
    permissionID,
    allowedActions,
  }));
  await succeed(setEnd(ada.link, null, 'superUser'));
  await succeed(commit([{ ...installers, permissions }]));
  await start();
  const alias = [{ permissionID: Permission.All_Config, allowedActions: 15 }];
  expect(await refusal(await commit([{ ...installers, permissions: alias }]))).toEqual(beyondEnd);
});
