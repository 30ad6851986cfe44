// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { fieldsOf, hasOnly, list, record } from './record-shapes';
import { bool, filled, id, int, isId, nullable, oneOf, text } from './shapes';

const adminSummaryPosCoreInstance = record('posCoreInstanceID', {
  posCoreInstanceID: id,
  name: text,
  totalOrganisations: int,
  uri: text,
}, (list) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      isId(r.posCoreInstanceID) &&
      typeof r.name === 'string' &&
      Number.isInteger(r.totalOrganisations) &&
      typeof r.uri === 'string' &&
      fieldsOf(r) === 4;
    if (!fits) return false;
  }
  return true;
});

const adminSummaryClient = record('clientID', {
  clientID: filled,
  name: text,
  allowPasswordGrant: bool,
  homepage: text,
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      f.clientID.fits(r.clientID, ids) &&
      typeof r.name === 'string' &&
      typeof r.allowPasswordGrant === 'boolean' &&
      typeof r.homepage === 'string' &&
      fieldsOf(r) === 4;
    if (!fits) return false;
  }
  return true;
});

const adminSummaryVersion = record(undefined, {
  name: text,
  version: text,
  gitHash: text,
}, (list) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      typeof r.name === 'string' &&
      typeof r.version === 'string' &&
      typeof r.gitHash === 'string' &&
      fieldsOf(r) === 3;
    if (!fits) return false;
  }
  return true;
});

const adminSummaryDeploymentServer = record(undefined, {
  deploymentServerInstanceID: id,
  name: text,
  uri: text,
}, (list) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      isId(r.deploymentServerInstanceID) &&
      typeof r.name === 'string' &&
      typeof r.uri === 'string' &&
      fieldsOf(r) === 3;
    if (!fits) return false;
  }
  return true;
});

const adminSummaryIntegrationServer = record('integrationServerInstanceID', {
  integrationServerInstanceID: id,
  name: text,
  integrationServerInstanceType: oneOf([0, 1, 2, 3, 4]),
  uri: text,
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      isId(r.integrationServerInstanceID) &&
      typeof r.name === 'string' &&
      f.integrationServerInstanceType.fits(r.integrationServerInstanceType, ids) &&
      typeof r.uri === 'string' &&
      fieldsOf(r) === 4;
    if (!fits) return false;
  }
  return true;
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
  totalPosCoreInstances: int,
  totalClients: int,
  totalIntegrationServerInstances: int,
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      f.posCoreInstances.fits(r.posCoreInstances, ids) &&
      f.clients.fits(r.clients, ids) &&
      Number.isInteger(r.totalUsers) &&
      Number.isInteger(r.totalActiveOrganisations) &&
      Number.isInteger(r.totalInactiveOrganisations) &&
      f.versions.fits(r.versions, ids) &&
      f.deploymentServerInstance.fits(r.deploymentServerInstance, ids) &&
      f.integrationServerInstances.fits(r.integrationServerInstances, ids) &&
      (r.totalPosCoreInstances === undefined || Number.isInteger(r.totalPosCoreInstances)) &&
      (r.totalClients === undefined || Number.isInteger(r.totalClients)) &&
      (r.totalIntegrationServerInstances === undefined || Number.isInteger(r.totalIntegrationServerInstances)) &&
      hasOnly(r, f);
    if (!fits) return false;
  }
  return true;
}, ["totalPosCoreInstances","totalClients","totalIntegrationServerInstances"]);

export const getAdminSummary = answer('getAdminSummary', 'get', '/admin/summary/', adminSummary);

export type { AdminSummary, AdminSummaryClient, AdminSummaryDeploymentServer, AdminSummaryIntegrationServer, AdminSummaryPosCoreInstance, AdminSummaryVersion, IntegrationServerInstanceType } from '../schema.gen';
