import { expect, test } from 'vitest';
import { Permission, PermissionAction } from '../contract/enums.gen';
import { effectivePermissions } from './effective-permissions';

const { View, All } = PermissionAction;
const unnamed = 99;
const group = (userPermissionGroupID: string, permissionID: number, allowedActions: number) => ({
  userPermissionGroupID,
  name: userPermissionGroupID,
  organisationDefault: false,
  permissions: [{ permissionID, allowedActions }],
});
const groups = [
  group('managers', Permission.All, All),
  group('newer', unnamed, View),
  group('config', Permission.All_Config, All),
];
const way = { linkID: 'own', team: null, isOrgAdmin: false };
const foundBy = (groupID: string) =>
  effectivePermissions([{ way, groupIDs: [groupID], placeIDs: [] }], groups).find(
    ({ id }) => id === unnamed,
  );

test('All of one group covers a permission without a name that only another group has', () => {
  expect(foundBy('managers')?.sources).toMatchObject([
    { groupID: 'managers', alias: Permission.All, actions: All },
  ]);
  expect(foundBy('config')).toBeUndefined();
});
