// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { dateTime } from './date-time';
import { branch, fieldsOf, list, record, type RecordShape, variants } from './record-shapes';
import { bool, constant, id, isId, nullable, oneOf, pattern, text } from './shapes';

const clientApplicationStateDetail = record(undefined, {
  name: text,
  value: text,
}, (list) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      typeof r.name === 'string' &&
      typeof r.value === 'string' &&
      fieldsOf(r) === 2;
    if (!fits) return false;
  }
  return true;
});

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
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      typeof r.applicationName === 'string' &&
      typeof r.applicationVersion === 'string' &&
      typeof r.applicationType === 'string' &&
      typeof r.deviceIdentifier === 'string' &&
      isId(r.nodeID) &&
      f.nodeType.fits(r.nodeType, ids) &&
      f.dateTimeUpdated.fits(r.dateTimeUpdated, ids) &&
      typeof r.osRegionName === 'string' &&
      typeof r.osCultureName === 'string' &&
      f.clientApplicationStateDetails.fits(r.clientApplicationStateDetails, ids) &&
      fieldsOf(r) === 10;
    if (!fits) return false;
  }
  return true;
});

const healthTreeOrganisation = record(undefined, {
  entityType: constant('organisation'),
  organisationID: id,
  clientApplicationStates: list(clientApplicationState),
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      f.entityType.fits(r.entityType, ids) &&
      isId(r.organisationID) &&
      f.clientApplicationStates.fits(r.clientApplicationStates, ids) &&
      fieldsOf(r) === 3;
    if (!fits) return false;
  }
  return true;
});

const healthTreeSiteNode = record(undefined, {
  entityType: constant('siteNode'),
  nodeID: id,
  nodeType: oneOf([0, 2, 4]),
  clientApplicationStates: list(clientApplicationState),
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      f.entityType.fits(r.entityType, ids) &&
      isId(r.nodeID) &&
      f.nodeType.fits(r.nodeType, ids) &&
      f.clientApplicationStates.fits(r.clientApplicationStates, ids) &&
      fieldsOf(r) === 4;
    if (!fits) return false;
  }
  return true;
});

const healthTreeNode: RecordShape = record('id', {
  id: pattern(/^(org|ds):[0-9a-f-]{36}$/),
  name: text,
  nameSuffix: nullable(text),
  iconUri: nullable(text),
  hasChildren: bool,
  children: branch(() => healthTreeNode),
  entity: variants('entityType', { organisation: healthTreeOrganisation, siteNode: healthTreeSiteNode }),
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

export const getSystemHealthTree = answer('getSystemHealthTree', 'get', '/api/organisation/{orgId}/systemhealthtree', list(healthTreeNode));

export type { ClientApplicationState, ClientApplicationStateDetail, HealthTreeNode, HealthTreeOrganisation, HealthTreeSiteNode, NodeType } from '../schema.gen';
