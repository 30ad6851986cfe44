// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { list, record } from './record-shapes';
import { bool, filled, id, int, isBoolean, isId, isInteger, isText, nullable, oneOf, text } from './shapes';

const adminSummaryPosCoreInstance = record('posCoreInstanceID', {
  posCoreInstanceID: id,
  name: text,
  totalOrganisations: int,
  uri: text,
}, (r) =>
  isId(r.posCoreInstanceID) &&
  isText(r.name) &&
  isInteger(r.totalOrganisations) &&
  isText(r.uri));

const adminSummaryClient = record('clientID', {
  clientID: filled,
  name: text,
  allowPasswordGrant: bool,
  homepage: text,
}, (r, f, ids) =>
  f.clientID.fits(r.clientID, ids) &&
  isText(r.name) &&
  isBoolean(r.allowPasswordGrant) &&
  isText(r.homepage));

const adminSummaryVersion = record(undefined, {
  name: text,
  version: text,
  gitHash: text,
}, (r) =>
  isText(r.name) &&
  isText(r.version) &&
  isText(r.gitHash));

const adminSummaryDeploymentServer = record(undefined, {
  deploymentServerInstanceID: id,
  name: text,
  uri: text,
}, (r) =>
  isId(r.deploymentServerInstanceID) &&
  isText(r.name) &&
  isText(r.uri));

const adminSummaryIntegrationServer = record('integrationServerInstanceID', {
  integrationServerInstanceID: id,
  name: text,
  integrationServerInstanceType: oneOf([0, 1, 2, 3, 4]),
  uri: text,
}, (r, f, ids) =>
  isId(r.integrationServerInstanceID) &&
  isText(r.name) &&
  f.integrationServerInstanceType.fits(r.integrationServerInstanceType, ids) &&
  isText(r.uri));

const adminSummary = record(undefined, {
  posCoreInstances: list(adminSummaryPosCoreInstance),
  clients: list(adminSummaryClient),
  totalUsers: int,
  totalActiveOrganisations: int,
  totalInactiveOrganisations: int,
  versions: list(adminSummaryVersion),
  deploymentServerInstance: nullable(adminSummaryDeploymentServer),
  integrationServerInstances: list(adminSummaryIntegrationServer),
}, (r, f, ids) =>
  f.posCoreInstances.fits(r.posCoreInstances, ids) &&
  f.clients.fits(r.clients, ids) &&
  isInteger(r.totalUsers) &&
  isInteger(r.totalActiveOrganisations) &&
  isInteger(r.totalInactiveOrganisations) &&
  f.versions.fits(r.versions, ids) &&
  f.deploymentServerInstance.fits(r.deploymentServerInstance, ids) &&
  f.integrationServerInstances.fits(r.integrationServerInstances, ids));

export const getAdminSummary = answer('getAdminSummary', adminSummary);
