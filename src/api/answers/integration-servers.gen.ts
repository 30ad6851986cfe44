// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { list, record } from './record-shapes';
import { bool, id, nullable, oneOf, text } from './shapes';
import { optionValue, organisation } from './shared.gen';

const integrationServerInstance = record('integrationServerInstanceID', {
  integrationServerInstanceID: id,
  name: text,
  integrationServerInstanceType: oneOf([0, 1, 2, 3, 4]),
  uri: text,
  stagingUri: nullable(text),
  testInstance: bool,
});

const integrationServerInstanceBatchResult = record(undefined, {
  changes: list(integrationServerInstance),
  deletes: list(text),
});

const integrationServerInstanceValues = record(undefined, {
  remoteOrderServerValues: list(optionValue),
  dataExtractionServerValues: list(optionValue),
  partnerServerValues: list(optionValue),
  reportingServerValues: list(optionValue),
});

export const listIntegrationServers = answer('listIntegrationServers', list(integrationServerInstance));
export const getIntegrationServer = answer('getIntegrationServer', integrationServerInstance);
export const commitIntegrationServers = answer('commitIntegrationServers', integrationServerInstanceBatchResult);
export const getIntegrationServerValues = answer('getIntegrationServerValues', integrationServerInstanceValues);
export const listIntegrationServerLinkedOrganisations = answer('listIntegrationServerLinkedOrganisations', list(organisation));
