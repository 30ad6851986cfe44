// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { fieldsOf, list, record } from './record-shapes';
import { bool, id, int, isId, oneOf, text } from './shapes';

const permissionGroupChoice = record('userPermissionGroupID', {
  userPermissionGroupID: id,
  name: text,
  organisationDefault: bool,
}, (list) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      isId(r.userPermissionGroupID) &&
      typeof r.name === 'string' &&
      typeof r.organisationDefault === 'boolean' &&
      fieldsOf(r) === 3;
    if (!fits) return false;
  }
  return true;
});

const groupPermission = record(undefined, {
  permissionID: oneOf([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 4094, 4095]),
  allowedActions: int,
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      f.permissionID.fits(r.permissionID, ids) &&
      Number.isInteger(r.allowedActions) &&
      fieldsOf(r) === 2;
    if (!fits) return false;
  }
  return true;
});

const permissionGroup = record('userPermissionGroupID', {
  userPermissionGroupID: id,
  name: text,
  organisationDefault: bool,
  totalAssignedUsers: int,
  permissions: list(groupPermission),
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      isId(r.userPermissionGroupID) &&
      typeof r.name === 'string' &&
      typeof r.organisationDefault === 'boolean' &&
      Number.isInteger(r.totalAssignedUsers) &&
      f.permissions.fits(r.permissions, ids) &&
      fieldsOf(r) === 5;
    if (!fits) return false;
  }
  return true;
});

const permissionGroupBatchResult = record(undefined, {
  changes: list(permissionGroup),
  deletes: list(text),
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      f.changes.fits(r.changes, ids) &&
      f.deletes.fits(r.deletes, ids) &&
      fieldsOf(r) === 2;
    if (!fits) return false;
  }
  return true;
});

export const listPermissionGroupChoices = answer('listPermissionGroupChoices', list(permissionGroupChoice));
export const listPermissionGroups = answer('listPermissionGroups', list(permissionGroup));
export const getPermissionGroup = answer('getPermissionGroup', permissionGroup);
export const commitPermissionGroups = answer('commitPermissionGroups', permissionGroupBatchResult);
