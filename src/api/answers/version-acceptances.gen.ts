// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { dateTime } from './date-time';
import { branch, fieldsOf, list, record, type RecordShape, variants } from './record-shapes';
import { bool, constant, id, isId, nullable, oneOf, pattern, text } from './shapes';
import { applicationPackage } from './shared-application-package.gen';

const applicationSettings = record(undefined, {
  autoAccept: bool,
  notBeforeTimeUTC: nullable(pattern(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]) ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/)),
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      typeof r.autoAccept === 'boolean' &&
      f.notBeforeTimeUTC.fits(r.notBeforeTimeUTC, ids) &&
      fieldsOf(r) === 2;
    if (!fits) return false;
  }
  return true;
});

const acceptanceTreeApplication = record(undefined, {
  entityType: constant('application'),
  applicationID: id,
  applicationName: text,
  applicationDescription: text,
  settings: applicationSettings,
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      f.entityType.fits(r.entityType, ids) &&
      isId(r.applicationID) &&
      typeof r.applicationName === 'string' &&
      typeof r.applicationDescription === 'string' &&
      f.settings.fits(r.settings, ids) &&
      fieldsOf(r) === 5;
    if (!fits) return false;
  }
  return true;
});

const packageAcceptanceStatus = record(undefined, {
  applicationPackageID: id,
  fullyAccepted: bool,
  acceptedRootNodeIDs: list(id),
  acceptedRootNodeTypes: list(oneOf([0, 2, 4])),
  dateTimeAccepted: nullable(dateTime),
  packageDateTimeCreated: dateTime,
  changeNotes: text,
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      isId(r.applicationPackageID) &&
      typeof r.fullyAccepted === 'boolean' &&
      f.acceptedRootNodeIDs.fits(r.acceptedRootNodeIDs, ids) &&
      f.acceptedRootNodeTypes.fits(r.acceptedRootNodeTypes, ids) &&
      f.dateTimeAccepted.fits(r.dateTimeAccepted, ids) &&
      f.packageDateTimeCreated.fits(r.packageDateTimeCreated, ids) &&
      typeof r.changeNotes === 'string' &&
      fieldsOf(r) === 7;
    if (!fits) return false;
  }
  return true;
});

const acceptanceTreeVersion = record(undefined, {
  entityType: constant('version'),
  applicationPackage: applicationPackage,
  acceptanceStatus: packageAcceptanceStatus,
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      f.entityType.fits(r.entityType, ids) &&
      f.applicationPackage.fits(r.applicationPackage, ids) &&
      f.acceptanceStatus.fits(r.acceptanceStatus, ids) &&
      fieldsOf(r) === 3;
    if (!fits) return false;
  }
  return true;
});

const acceptanceTreeOldVersions = record(undefined, {
  entityType: constant('oldVersions'),
  applicationID: id,
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      f.entityType.fits(r.entityType, ids) &&
      isId(r.applicationID) &&
      fieldsOf(r) === 2;
    if (!fits) return false;
  }
  return true;
});

const applicationPackageAcceptance = record(undefined, {
  applicationPackageAcceptanceID: id,
  applicationPackageID: id,
  notBefore: nullable(pattern(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]) ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/)),
  rootNodeID: nullable(id),
  rootNodeType: nullable(oneOf([0, 2, 4])),
  userID: nullable(id),
  dateTimeAccepted: dateTime,
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      isId(r.applicationPackageAcceptanceID) &&
      isId(r.applicationPackageID) &&
      f.notBefore.fits(r.notBefore, ids) &&
      (r.rootNodeID === null || isId(r.rootNodeID)) &&
      f.rootNodeType.fits(r.rootNodeType, ids) &&
      (r.userID === null || isId(r.userID)) &&
      f.dateTimeAccepted.fits(r.dateTimeAccepted, ids) &&
      fieldsOf(r) === 7;
    if (!fits) return false;
  }
  return true;
});

const acceptanceTreeAcceptance = record(undefined, {
  entityType: constant('acceptance'),
  applicationID: id,
  acceptance: applicationPackageAcceptance,
  userName: nullable(text),
  rootNodeName: nullable(text),
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      f.entityType.fits(r.entityType, ids) &&
      isId(r.applicationID) &&
      f.acceptance.fits(r.acceptance, ids) &&
      (r.userName === null || typeof r.userName === 'string') &&
      (r.rootNodeName === null || typeof r.rootNodeName === 'string') &&
      fieldsOf(r) === 5;
    if (!fits) return false;
  }
  return true;
});

const acceptanceTreeNode: RecordShape = record('id', {
  id: pattern(/^(app|pkg|none|version|old|accept|ds|org):[0-9a-f-]{36}$/),
  name: text,
  nameSuffix: nullable(text),
  iconUri: nullable(text),
  hasChildren: bool,
  children: nullable(branch(() => acceptanceTreeNode)),
  entity: variants('entityType', { application: acceptanceTreeApplication, version: acceptanceTreeVersion, oldVersions: acceptanceTreeOldVersions, acceptance: acceptanceTreeAcceptance }),
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      f.id.fits(r.id, ids) &&
      typeof r.name === 'string' &&
      (r.nameSuffix === null || typeof r.nameSuffix === 'string') &&
      (r.iconUri === null || typeof r.iconUri === 'string') &&
      typeof r.hasChildren === 'boolean' &&
      f.children.fits(r.children, ids) &&
      f.entity.fits(r.entity, ids) &&
      fieldsOf(r) === 7;
    if (!fits) return false;
  }
  return true;
});

export const getAcceptancesTree = answer('getAcceptancesTree', 'get', '/api/organisation/{orgId}/acceptancestree', list(acceptanceTreeNode));
export const listOldVersionNodes = answer('listOldVersionNodes', 'get', '/api/organisation/{orgId}/acceptancestree/oldversions/{appId}', list(acceptanceTreeNode));
export const listAcceptanceNodes = answer('listAcceptanceNodes', 'get', '/api/organisation/{orgId}/acceptancestree/acceptances/{packageId}', list(acceptanceTreeNode));
export const saveApplicationSettings = answer('saveApplicationSettings', 'post', '/api/organisation/{orgId}/appsettings/{appId}', applicationSettings);
export const addAcceptance = answer('addAcceptance', 'post', '/api/organisation/{orgId}/acceptances/{appId}/add', applicationPackageAcceptance);
export const updateAcceptance = answer('updateAcceptance', 'post', '/api/organisation/{orgId}/acceptances/{appId}/update', applicationPackageAcceptance);

export type { AcceptanceToAdd, AcceptanceToUpdate, AcceptanceTreeAcceptance, AcceptanceTreeApplication, AcceptanceTreeNode, AcceptanceTreeOldVersions, AcceptanceTreeVersion, ApplicationPackage, ApplicationPackageAcceptance, ApplicationSettings, NodeType, PackageAcceptanceStatus } from '../schema.gen';
