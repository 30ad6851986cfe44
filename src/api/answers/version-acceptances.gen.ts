// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { branch, list, record, type RecordShape, variants } from './record-shapes';
import { bool, dateTime, id, isBoolean, isId, isText, nullable, oneOf, pattern, text } from './shapes';
import { applicationPackage } from './shared.gen';

const applicationSettings = record(undefined, {
  autoAccept: bool,
  notBeforeTimeUTC: nullable(pattern(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]) ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/)),
}, (r, f, ids) =>
  isBoolean(r.autoAccept) &&
  f.notBeforeTimeUTC.fits(r.notBeforeTimeUTC, ids));

const acceptanceTreeApplication = record(undefined, {
  entityType: oneOf(['application']),
  applicationID: id,
  applicationName: text,
  applicationDescription: text,
  settings: applicationSettings,
}, (r, f, ids) =>
  f.entityType.fits(r.entityType, ids) &&
  isId(r.applicationID) &&
  isText(r.applicationName) &&
  isText(r.applicationDescription) &&
  f.settings.fits(r.settings, ids));

const packageAcceptanceStatus = record(undefined, {
  applicationPackageID: id,
  fullyAccepted: bool,
  acceptedRootNodeIDs: list(id),
  acceptedRootNodeTypes: list(oneOf([0, 2, 4])),
  dateTimeAccepted: nullable(dateTime),
  packageDateTimeCreated: dateTime,
  changeNotes: text,
}, (r, f, ids) =>
  isId(r.applicationPackageID) &&
  isBoolean(r.fullyAccepted) &&
  f.acceptedRootNodeIDs.fits(r.acceptedRootNodeIDs, ids) &&
  f.acceptedRootNodeTypes.fits(r.acceptedRootNodeTypes, ids) &&
  f.dateTimeAccepted.fits(r.dateTimeAccepted, ids) &&
  f.packageDateTimeCreated.fits(r.packageDateTimeCreated, ids) &&
  isText(r.changeNotes));

const acceptanceTreeVersion = record(undefined, {
  entityType: oneOf(['version']),
  applicationPackage: applicationPackage,
  acceptanceStatus: packageAcceptanceStatus,
}, (r, f, ids) =>
  f.entityType.fits(r.entityType, ids) &&
  f.applicationPackage.fits(r.applicationPackage, ids) &&
  f.acceptanceStatus.fits(r.acceptanceStatus, ids));

const acceptanceTreeOldVersions = record(undefined, {
  entityType: oneOf(['oldVersions']),
  applicationID: id,
}, (r, f, ids) =>
  f.entityType.fits(r.entityType, ids) &&
  isId(r.applicationID));

const applicationPackageAcceptance = record(undefined, {
  applicationPackageAcceptanceID: id,
  applicationPackageID: id,
  notBefore: nullable(pattern(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]) ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/)),
  rootNodeID: nullable(id),
  rootNodeType: nullable(oneOf([0, 2, 4])),
  userID: nullable(id),
  dateTimeAccepted: dateTime,
}, (r, f, ids) =>
  isId(r.applicationPackageAcceptanceID) &&
  isId(r.applicationPackageID) &&
  f.notBefore.fits(r.notBefore, ids) &&
  (r.rootNodeID === null || isId(r.rootNodeID)) &&
  f.rootNodeType.fits(r.rootNodeType, ids) &&
  (r.userID === null || isId(r.userID)) &&
  f.dateTimeAccepted.fits(r.dateTimeAccepted, ids));

const acceptanceTreeAcceptance = record(undefined, {
  entityType: oneOf(['acceptance']),
  applicationID: id,
  acceptance: applicationPackageAcceptance,
  userName: nullable(text),
  rootNodeName: nullable(text),
}, (r, f, ids) =>
  f.entityType.fits(r.entityType, ids) &&
  isId(r.applicationID) &&
  f.acceptance.fits(r.acceptance, ids) &&
  (r.userName === null || isText(r.userName)) &&
  (r.rootNodeName === null || isText(r.rootNodeName)));

const acceptanceTreeNode: RecordShape = record('id', {
  id: pattern(/^(app|pkg|none|version|old|accept|ds|org):[0-9a-f-]{36}$/),
  name: text,
  nameSuffix: nullable(text),
  iconUri: nullable(text),
  hasChildren: bool,
  children: nullable(branch(() => acceptanceTreeNode)),
  entity: variants('entityType', { application: acceptanceTreeApplication, version: acceptanceTreeVersion, oldVersions: acceptanceTreeOldVersions, acceptance: acceptanceTreeAcceptance }),
}, (r, f, ids) =>
  f.id.fits(r.id, ids) &&
  isText(r.name) &&
  (r.nameSuffix === null || isText(r.nameSuffix)) &&
  (r.iconUri === null || isText(r.iconUri)) &&
  isBoolean(r.hasChildren) &&
  f.children.fits(r.children, ids) &&
  f.entity.fits(r.entity, ids));

export const getAcceptancesTree = answer('getAcceptancesTree', list(acceptanceTreeNode));
export const listOldVersionNodes = answer('listOldVersionNodes', list(acceptanceTreeNode));
export const listAcceptanceNodes = answer('listAcceptanceNodes', list(acceptanceTreeNode));
export const saveApplicationSettings = answer('saveApplicationSettings', applicationSettings);
export const addAcceptance = answer('addAcceptance', applicationPackageAcceptance);
export const updateAcceptance = answer('updateAcceptance', applicationPackageAcceptance);
