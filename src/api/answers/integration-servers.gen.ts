// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { fieldsOf, list, record } from './record-shapes';
import { bool, id, isId, nullable, oneOf, text } from './shapes';
import { optionValue } from './shared-option-value.gen';
import { organisation } from './shared-organisation.gen';

const integrationServerInstance = record('integrationServerInstanceID', {
  integrationServerInstanceID: id,
  name: text,
  integrationServerInstanceType: oneOf([0, 1, 2, 3, 4]),
  uri: text,
  stagingUri: nullable(text),
  testInstance: bool,
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      isId(r.integrationServerInstanceID) &&
      typeof r.name === 'string' &&
      f.integrationServerInstanceType.fits(r.integrationServerInstanceType, ids) &&
      typeof r.uri === 'string' &&
      (r.stagingUri === null || typeof r.stagingUri === 'string') &&
      typeof r.testInstance === 'boolean' &&
      fieldsOf(r) === 6;
    if (!fits) return false;
  }
  return true;
});

const integrationServerInstanceBatchResult = record(undefined, {
  changes: list(integrationServerInstance),
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

const integrationServerInstanceValues = record(undefined, {
  remoteOrderServerValues: list(optionValue),
  dataExtractionServerValues: list(optionValue),
  partnerServerValues: list(optionValue),
  reportingServerValues: list(optionValue),
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      f.remoteOrderServerValues.fits(r.remoteOrderServerValues, ids) &&
      f.dataExtractionServerValues.fits(r.dataExtractionServerValues, ids) &&
      f.partnerServerValues.fits(r.partnerServerValues, ids) &&
      f.reportingServerValues.fits(r.reportingServerValues, ids) &&
      fieldsOf(r) === 4;
    if (!fits) return false;
  }
  return true;
});

export const listIntegrationServers = answer('listIntegrationServers', 'get', '/api/integrationServerInstance', list(integrationServerInstance));
export const getIntegrationServer = answer('getIntegrationServer', 'get', '/api/integrationServerInstance/{id}', integrationServerInstance);
export const commitIntegrationServers = answer('commitIntegrationServers', 'post', '/api/integrationServerInstance/batch', integrationServerInstanceBatchResult);
export const getIntegrationServerValues = answer('getIntegrationServerValues', 'get', '/api/integrationServerInstance/values', integrationServerInstanceValues);
export const listIntegrationServerLinkedOrganisations = answer('listIntegrationServerLinkedOrganisations', 'get', '/api/IntegrationServerInstance/{id}/linkedorgs', list(organisation));

export type { IntegrationServerInstance, IntegrationServerInstanceBatch, IntegrationServerInstanceBatchResult, IntegrationServerInstanceChange, IntegrationServerInstanceType, IntegrationServerInstanceValues, OptionValue, Organisation, OrganisationType } from '../schema.gen';
