// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { list, record } from './record-shapes';
import { bool, id, isBoolean, isId, isText, nullable, oneOf, text } from './shapes';
import { optionValue, organisation } from './shared.gen';

const integrationServerInstance = record('integrationServerInstanceID', {
  integrationServerInstanceID: id,
  name: text,
  integrationServerInstanceType: oneOf([0, 1, 2, 3, 4]),
  uri: text,
  stagingUri: nullable(text),
  testInstance: bool,
}, (r, f, ids) =>
  isId(r.integrationServerInstanceID) &&
  isText(r.name) &&
  f.integrationServerInstanceType.fits(r.integrationServerInstanceType, ids) &&
  isText(r.uri) &&
  (r.stagingUri === null || isText(r.stagingUri)) &&
  isBoolean(r.testInstance));

const integrationServerInstanceBatchResult = record(undefined, {
  changes: list(integrationServerInstance),
  deletes: list(text),
}, (r, f, ids) =>
  f.changes.fits(r.changes, ids) &&
  f.deletes.fits(r.deletes, ids));

const integrationServerInstanceValues = record(undefined, {
  remoteOrderServerValues: list(optionValue),
  dataExtractionServerValues: list(optionValue),
  partnerServerValues: list(optionValue),
  reportingServerValues: list(optionValue),
}, (r, f, ids) =>
  f.remoteOrderServerValues.fits(r.remoteOrderServerValues, ids) &&
  f.dataExtractionServerValues.fits(r.dataExtractionServerValues, ids) &&
  f.partnerServerValues.fits(r.partnerServerValues, ids) &&
  f.reportingServerValues.fits(r.reportingServerValues, ids));

export const listIntegrationServers = answer('listIntegrationServers', list(integrationServerInstance));
export const getIntegrationServer = answer('getIntegrationServer', integrationServerInstance);
export const commitIntegrationServers = answer('commitIntegrationServers', integrationServerInstanceBatchResult);
export const getIntegrationServerValues = answer('getIntegrationServerValues', integrationServerInstanceValues);
export const listIntegrationServerLinkedOrganisations = answer('listIntegrationServerLinkedOrganisations', list(organisation));
