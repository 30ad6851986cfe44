// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { branch, list, record, type RecordShape, variants } from './record-shapes';
import { bool, dateTime, id, nullable, oneOf, pattern, text } from './shapes';
import { applicationPackage } from './shared.gen';

const applicationSettings = record(undefined, {
  autoAccept: bool,
  notBeforeTimeUTC: nullable(pattern(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]) ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/)),
});

const acceptanceTreeApplication = record(undefined, {
  entityType: oneOf(['application']),
  applicationID: id,
  applicationName: text,
  applicationDescription: text,
  settings: applicationSettings,
});

const packageAcceptanceStatus = record(undefined, {
  applicationPackageID: id,
  fullyAccepted: bool,
  acceptedRootNodeIDs: list(id),
  acceptedRootNodeTypes: list(oneOf([0, 2, 4])),
  dateTimeAccepted: nullable(dateTime),
  packageDateTimeCreated: dateTime,
  changeNotes: text,
});

const acceptanceTreeVersion = record(undefined, {
  entityType: oneOf(['version']),
  applicationPackage: applicationPackage,
  acceptanceStatus: packageAcceptanceStatus,
});

const acceptanceTreeOldVersions = record(undefined, {
  entityType: oneOf(['oldVersions']),
  applicationID: id,
});

const applicationPackageAcceptance = record(undefined, {
  applicationPackageAcceptanceID: id,
  applicationPackageID: id,
  notBefore: nullable(pattern(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]) ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/)),
  rootNodeID: nullable(id),
  rootNodeType: nullable(oneOf([0, 2, 4])),
  userID: nullable(id),
  dateTimeAccepted: dateTime,
});

const acceptanceTreeAcceptance = record(undefined, {
  entityType: oneOf(['acceptance']),
  applicationID: id,
  acceptance: applicationPackageAcceptance,
  userName: nullable(text),
  rootNodeName: nullable(text),
});

const acceptanceTreeNode: RecordShape = record('id', {
  id: pattern(/^(app|pkg|none|version|old|accept|ds|org):[0-9a-f-]{36}$/),
  name: text,
  nameSuffix: nullable(text),
  iconUri: nullable(text),
  hasChildren: bool,
  children: nullable(branch(() => acceptanceTreeNode)),
  entity: variants('entityType', { application: acceptanceTreeApplication, version: acceptanceTreeVersion, oldVersions: acceptanceTreeOldVersions, acceptance: acceptanceTreeAcceptance }),
});

export const getAcceptancesTree = answer('getAcceptancesTree', list(acceptanceTreeNode));
export const listOldVersionNodes = answer('listOldVersionNodes', list(acceptanceTreeNode));
export const listAcceptanceNodes = answer('listAcceptanceNodes', list(acceptanceTreeNode));
export const saveApplicationSettings = answer('saveApplicationSettings', applicationSettings);
export const addAcceptance = answer('addAcceptance', applicationPackageAcceptance);
export const updateAcceptance = answer('updateAcceptance', applicationPackageAcceptance);
