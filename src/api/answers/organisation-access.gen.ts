// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { list, record } from './record-shapes';
import { id, isId, oneOf, text } from './shapes';
import { optionValue, organisationUserLink } from './shared.gen';

const organisationUserLinkBatchResult = record(undefined, {
  changes: list(organisationUserLink),
  deletes: list(text),
}, (r, f, ids) =>
  f.changes.fits(r.changes, ids) &&
  f.deletes.fits(r.deletes, ids));

const permissionGroupAssignment = record('userPermissionGroupAssignmentID', {
  userPermissionGroupAssignmentID: id,
  organisationUserLinkID: id,
  userPermissionGroupID: id,
}, (r) =>
  isId(r.userPermissionGroupAssignmentID) &&
  isId(r.organisationUserLinkID) &&
  isId(r.userPermissionGroupID));

const permissionGroupAssignmentBatchResult = record(undefined, {
  changes: list(permissionGroupAssignment),
  deletes: list(text),
}, (r, f, ids) =>
  f.changes.fits(r.changes, ids) &&
  f.deletes.fits(r.deletes, ids));

const rootNode = record('nodeID', {
  nodeID: id,
  nodeType: oneOf([0, 2, 4]),
  organisationUserLinkID: id,
}, (r, f, ids) =>
  isId(r.nodeID) &&
  f.nodeType.fits(r.nodeType, ids) &&
  isId(r.organisationUserLinkID));

const rootNodeBatchResult = record(undefined, {
  changes: list(rootNode),
  deletes: list(text),
}, (r, f, ids) =>
  f.changes.fits(r.changes, ids) &&
  f.deletes.fits(r.deletes, ids));

export const listLinks = answer('listLinks', list(organisationUserLink));
export const commitLinks = answer('commitLinks', organisationUserLinkBatchResult);
export const listLinkAssignments = answer('listLinkAssignments', list(permissionGroupAssignment));
export const commitLinkAssignments = answer('commitLinkAssignments', permissionGroupAssignmentBatchResult);
export const listLinkRootNodes = answer('listLinkRootNodes', list(rootNode));
export const commitLinkRootNodes = answer('commitLinkRootNodes', rootNodeBatchResult);
export const listOrganisationUserValues = answer('listOrganisationUserValues', list(optionValue));
