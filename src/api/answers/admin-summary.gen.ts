// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { list, record } from './record-shapes';
import { bool, filled, id, int, nullable, oneOf, text } from './shapes';

const adminSummaryPosCoreInstance = record('posCoreInstanceID', {
  posCoreInstanceID: id,
  name: text,
  totalOrganisations: int,
  uri: text,
});

const adminSummaryClient = record('clientID', {
  clientID: filled,
  name: text,
  allowPasswordGrant: bool,
  homepage: text,
});

const adminSummaryVersion = record(undefined, {
  name: text,
  version: text,
  gitHash: text,
});

const adminSummaryDeploymentServer = record(undefined, {
  deploymentServerInstanceID: id,
  name: text,
  uri: text,
});

const adminSummaryIntegrationServer = record('integrationServerInstanceID', {
  integrationServerInstanceID: id,
  name: text,
  integrationServerInstanceType: oneOf([0, 1, 2, 3, 4]),
  uri: text,
});

const adminSummary = record(undefined, {
  posCoreInstances: list(adminSummaryPosCoreInstance),
  clients: list(adminSummaryClient),
  totalUsers: int,
  totalActiveOrganisations: int,
  totalInactiveOrganisations: int,
  versions: list(adminSummaryVersion),
  deploymentServerInstance: nullable(adminSummaryDeploymentServer),
  integrationServerInstances: list(adminSummaryIntegrationServer),
});

export const getAdminSummary = answer('getAdminSummary', adminSummary);
