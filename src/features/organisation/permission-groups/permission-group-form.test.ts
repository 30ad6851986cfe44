import { describe, expect, test } from 'vitest';
import { exampleOf } from '~/testing/contract-examples';
import {
  copyOfGroup,
  permissionGroupChangeOf,
  permissionGroupFormErrors,
  permissionGroupFormOf,
  permissionsText,
} from './permission-group-form';

const groups = () => exampleOf('listPermissionGroups', 'permissionGroups');
const managers = () => exampleOf('getPermissionGroup', '50000000-0000-4000-8000-000000000002');

describe('the form of a permission group', () => {
  test('sends an unchanged group as it was loaded, without the number of users', () => {
    const { totalAssignedUsers, permissions, ...group } = managers();
    const change = permissionGroupChangeOf()(permissionGroupFormOf(managers()), managers());
    expect(change).toMatchObject(group);
    expect(change).not.toHaveProperty('totalAssignedUsers');
    expect(change.permissions).toHaveLength(permissions.length);
    expect(change.permissions).toEqual(expect.arrayContaining(permissions));
  });

  test('sends no id for a new group', () => {
    const form = { ...permissionGroupFormOf(undefined), name: 'Tills' };
    expect(permissionGroupChangeOf()(form, undefined)).toEqual({
      name: 'Tills',
      organisationDefault: false,
      permissions: [],
    });
  });

  test('does not depend on the order of the permissions', () => {
    const turned = { ...managers(), permissions: managers().permissions.reverse() };
    expect(permissionGroupFormOf(turned)).toEqual(permissionGroupFormOf(managers()));
  });

  test('merges the actions of a permission that is listed twice', () => {
    const twice = [
      { permissionID: 2, allowedActions: 1 },
      { permissionID: 2, allowedActions: 8 },
    ] as const;
    const form = permissionGroupFormOf({ ...managers(), permissions: [...twice] });
    expect(form.permissions).toEqual([{ permissionID: 2, allowedActions: 9 }]);
  });
});

test.each([
  ['', { name: 'Enter a name.' }],
  ['  ', { name: 'Enter a name.' }],
  ['x'.repeat(33), { name: 'At most 32 characters; this has 33.' }],
  ['x'.repeat(32), {}],
])('the name "%s" gives the errors %j', (name, errors) => {
  expect(permissionGroupFormErrors({ ...permissionGroupFormOf(undefined), name })).toEqual(errors);
});

test('a copy differs only in its name, which no other group has', () => {
  const [everyone] = groups();
  if (!everyone) throw new Error('no example');
  const taken = { ...everyone, name: 'everyone COPY' };
  expect(copyOfGroup(everyone.userPermissionGroupID, [everyone, taken])).toEqual({
    ...everyone,
    name: 'Everyone copy 2',
  });
});

test.each([
  [[], 'None'],
  [
    [
      { permissionID: 2, allowedActions: 8 },
      { permissionID: 31, allowedActions: 9 },
    ],
    'PLUs (Config): View, Sales data (Sales): View and Insert',
  ],
  [
    Array.from({ length: 8 }, (_, index) => ({ permissionID: 31 + index, allowedActions: 15 })),
    'Sales data (Sales): All, Aggregates (Sales): All, Remote orders (Sales): All, Install (System): All, Provisioning (System): All, Health (System): All and 2 more',
  ],
])('the permissions %j are "%s"', (permissions, text) => {
  expect(permissionsText(permissions)).toBe(text);
});
