// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { list, record } from './record-shapes';
import { bool, id, int, isBoolean, isId, isInteger, isText, oneOf, text } from './shapes';

const permissionGroupChoice = record('userPermissionGroupID', {
  userPermissionGroupID: id,
  name: text,
  organisationDefault: bool,
}, (r) =>
  isId(r.userPermissionGroupID) &&
  isText(r.name) &&
  isBoolean(r.organisationDefault));

const groupPermission = record(undefined, {
  permissionID: oneOf([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 4094, 4095]),
  allowedActions: int,
}, (r, f, ids) =>
  f.permissionID.fits(r.permissionID, ids) &&
  isInteger(r.allowedActions));

const permissionGroup = record('userPermissionGroupID', {
  userPermissionGroupID: id,
  name: text,
  organisationDefault: bool,
  totalAssignedUsers: int,
  permissions: list(groupPermission),
}, (r, f, ids) =>
  isId(r.userPermissionGroupID) &&
  isText(r.name) &&
  isBoolean(r.organisationDefault) &&
  isInteger(r.totalAssignedUsers) &&
  f.permissions.fits(r.permissions, ids));

const permissionGroupBatchResult = record(undefined, {
  changes: list(permissionGroup),
  deletes: list(text),
}, (r, f, ids) =>
  f.changes.fits(r.changes, ids) &&
  f.deletes.fits(r.deletes, ids));

export const listPermissionGroupChoices = answer('listPermissionGroupChoices', list(permissionGroupChoice));
export const listPermissionGroups = answer('listPermissionGroups', list(permissionGroup));
export const getPermissionGroup = answer('getPermissionGroup', permissionGroup);
export const commitPermissionGroups = answer('commitPermissionGroups', permissionGroupBatchResult);
