// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { branch, list, record, type RecordShape, variants } from './record-shapes';
import { bool, dateTime, id, nullable, oneOf, pattern, text } from './shapes';

const clientApplicationStateDetail = record(undefined, {
  name: text,
  value: text,
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
});

const healthTreeOrganisation = record(undefined, {
  entityType: oneOf(['organisation']),
  organisationID: id,
  clientApplicationStates: list(clientApplicationState),
});

const healthTreeSiteNode = record(undefined, {
  entityType: oneOf(['siteNode']),
  nodeID: id,
  nodeType: oneOf([0, 2, 4]),
  clientApplicationStates: list(clientApplicationState),
});

const healthTreeNode: RecordShape = record('id', {
  id: pattern(/^(org|ds):[0-9a-f-]{36}$/),
  name: text,
  nameSuffix: nullable(text),
  iconUri: nullable(text),
  hasChildren: bool,
  children: branch(() => healthTreeNode),
  entity: variants('entityType', { organisation: healthTreeOrganisation, siteNode: healthTreeSiteNode }),
});

export const getSystemHealthTree = answer('getSystemHealthTree', list(healthTreeNode));
