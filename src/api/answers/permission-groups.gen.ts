// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { fieldsOf, list, record } from './record-shapes';
import { bool, id, int, isId, text } from './shapes';

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
  permissionID: int,
  allowedActions: int,
}, (list) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      Number.isInteger(r.permissionID) &&
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

export const listPermissionGroupChoices = answer('listPermissionGroupChoices', 'get', '/api/organisation/{orgId}/permissiongroups', list(permissionGroupChoice));
export const listPermissionGroups = answer('listPermissionGroups', 'get', '/api/organisation/{orgId}/userpermissiongroup', list(permissionGroup));
export const getPermissionGroup = answer('getPermissionGroup', 'get', '/api/organisation/{orgId}/userpermissiongroup/{id}', permissionGroup);
export const commitPermissionGroups = answer('commitPermissionGroups', 'post', '/api/organisation/{orgId}/userpermissiongroup/batch', permissionGroupBatchResult);

export type { GroupPermission, Permission, PermissionAction, PermissionGroup, PermissionGroupBatch, PermissionGroupBatchResult, PermissionGroupChange, PermissionGroupChoice } from '../schema.gen';
