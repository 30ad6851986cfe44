// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { branch, list, record, type RecordShape, variants } from './record-shapes';
import { bool, dateTime, id, isBoolean, isId, isText, nullable, oneOf, pattern, text } from './shapes';

const clientApplicationStateDetail = record(undefined, {
  name: text,
  value: text,
}, (r) =>
  isText(r.name) &&
  isText(r.value));

const clientApplicationState = record(undefined, {
  applicationName: text,
  applicationVersion: text,
  applicationType: text,
  deviceIdentifier: text,
  nodeID: id,
  nodeType: oneOf([0, 2, 4]),
  dateTimeUpdated: dateTime,
  osRegionName: text,
  osCultureName: text,
  clientApplicationStateDetails: list(clientApplicationStateDetail),
}, (r, f, ids) =>
  isText(r.applicationName) &&
  isText(r.applicationVersion) &&
  isText(r.applicationType) &&
  isText(r.deviceIdentifier) &&
  isId(r.nodeID) &&
  f.nodeType.fits(r.nodeType, ids) &&
  f.dateTimeUpdated.fits(r.dateTimeUpdated, ids) &&
  isText(r.osRegionName) &&
  isText(r.osCultureName) &&
  f.clientApplicationStateDetails.fits(r.clientApplicationStateDetails, ids));

const healthTreeOrganisation = record(undefined, {
  entityType: oneOf(['organisation']),
  organisationID: id,
  clientApplicationStates: list(clientApplicationState),
}, (r, f, ids) =>
  f.entityType.fits(r.entityType, ids) &&
  isId(r.organisationID) &&
  f.clientApplicationStates.fits(r.clientApplicationStates, ids));

const healthTreeSiteNode = record(undefined, {
  entityType: oneOf(['siteNode']),
  nodeID: id,
  nodeType: oneOf([0, 2, 4]),
  clientApplicationStates: list(clientApplicationState),
}, (r, f, ids) =>
  f.entityType.fits(r.entityType, ids) &&
  isId(r.nodeID) &&
  f.nodeType.fits(r.nodeType, ids) &&
  f.clientApplicationStates.fits(r.clientApplicationStates, ids));

const healthTreeNode: RecordShape = record('id', {
  id: pattern(/^(org|ds):[0-9a-f-]{36}$/),
  name: text,
  nameSuffix: nullable(text),
  iconUri: nullable(text),
  hasChildren: bool,
  children: branch(() => healthTreeNode),
  entity: variants('entityType', { organisation: healthTreeOrganisation, siteNode: healthTreeSiteNode }),
}, (r, f, ids) =>
  f.id.fits(r.id, ids) &&
  isText(r.name) &&
  (r.nameSuffix === null || isText(r.nameSuffix)) &&
  (r.iconUri === null || isText(r.iconUri)) &&
  isBoolean(r.hasChildren) &&
  f.children.fits(r.children, ids) &&
  f.entity.fits(r.entity, ids));

export const getSystemHealthTree = answer('getSystemHealthTree', list(healthTreeNode));
