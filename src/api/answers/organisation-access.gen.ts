// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { fieldsOf, hasOnly, list, record } from './record-shapes';
import { bool, id, isId, oneOf, text } from './shapes';
import { organisationUserLink } from './shared-organisation-user-link.gen';

const organisationUserLinkBatchResult = record(undefined, {
  changes: list(organisationUserLink),
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

const permissionGroupAssignment = record('userPermissionGroupAssignmentID', {
  userPermissionGroupAssignmentID: id,
  organisationUserLinkID: id,
  userPermissionGroupID: id,
}, (list) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      isId(r.userPermissionGroupAssignmentID) &&
      isId(r.organisationUserLinkID) &&
      isId(r.userPermissionGroupID) &&
      fieldsOf(r) === 3;
    if (!fits) return false;
  }
  return true;
});

const permissionGroupAssignmentBatchResult = record(undefined, {
  changes: list(permissionGroupAssignment),
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

const rootNode = record('nodeID', {
  nodeID: id,
  nodeType: oneOf([0, 2, 4]),
  organisationUserLinkID: id,
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      isId(r.nodeID) &&
      f.nodeType.fits(r.nodeType, ids) &&
      isId(r.organisationUserLinkID) &&
      fieldsOf(r) === 3;
    if (!fits) return false;
  }
  return true;
});

const rootNodeBatchResult = record(undefined, {
  changes: list(rootNode),
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

const userValue = record('key', {
  key: id,
  value: text,
  isEmailUnconfirmed: bool,
}, (list, f) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      isId(r.key) &&
      typeof r.value === 'string' &&
      (r.isEmailUnconfirmed === undefined || typeof r.isEmailUnconfirmed === 'boolean') &&
      hasOnly(r, f);
    if (!fits) return false;
  }
  return true;
}, ["isEmailUnconfirmed"]);

export const listLinks = answer('listLinks', 'get', '/api/organisation/{orgId}/links', list(organisationUserLink));
export const commitLinks = answer('commitLinks', 'post', '/api/organisation/{orgId}/links/batch', organisationUserLinkBatchResult);
export const listLinkAssignments = answer('listLinkAssignments', 'get', '/api/organisation/{orgId}/links/{id}/assignments', list(permissionGroupAssignment));
export const commitLinkAssignments = answer('commitLinkAssignments', 'post', '/api/organisation/{orgId}/links/{id}/assignments/batch', permissionGroupAssignmentBatchResult);
export const listLinkRootNodes = answer('listLinkRootNodes', 'get', '/api/organisation/{orgId}/links/{id}/RootNodes', list(rootNode));
export const commitLinkRootNodes = answer('commitLinkRootNodes', 'post', '/api/organisation/{orgId}/links/{id}/RootNodes/batch', rootNodeBatchResult);
export const listOrganisationUserValues = answer('listOrganisationUserValues', 'get', '/api/organisation/{orgId}/users/values', list(userValue));

export type { NodeType, OrganisationUserLink, OrganisationUserLinkBatch, OrganisationUserLinkBatchResult, OrganisationUserLinkChange, OrganisationUserLinkType, PermissionGroupAssignment, PermissionGroupAssignmentBatch, PermissionGroupAssignmentBatchResult, PermissionGroupAssignmentChange, RootNode, RootNodeBatch, RootNodeBatchResult, RootNodeChange, UserValue } from '../schema.gen';
