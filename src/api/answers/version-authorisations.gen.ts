// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { fieldsOf, list, record } from './record-shapes';
import { id, int, isId, nullable, text } from './shapes';
import { applicationPackage } from './shared-application-package.gen';

const authorisedOrganisation = record('organisationID', {
  organisationID: id,
  organisationCode: text,
  name: text,
}, (list) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      isId(r.organisationID) &&
      typeof r.organisationCode === 'string' &&
      typeof r.name === 'string' &&
      fieldsOf(r) === 3;
    if (!fits) return false;
  }
  return true;
});

const applicationVersion = record(undefined, {
  applicationPackageID: id,
  majorVersion: int,
  minorVersion: int,
  buildNumber: int,
  revision: int,
  iconUri: nullable(text),
}, (list) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      isId(r.applicationPackageID) &&
      Number.isInteger(r.majorVersion) &&
      Number.isInteger(r.minorVersion) &&
      Number.isInteger(r.buildNumber) &&
      Number.isInteger(r.revision) &&
      (r.iconUri === null || typeof r.iconUri === 'string') &&
      fieldsOf(r) === 6;
    if (!fits) return false;
  }
  return true;
});

const applicationAuthorisation = record(['applicationID', 'organisation.organisationID'], {
  applicationID: id,
  applicationName: text,
  organisation: authorisedOrganisation,
  currentVersion: nullable(applicationVersion),
  latestVersion: nullable(applicationVersion),
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      isId(r.applicationID) &&
      typeof r.applicationName === 'string' &&
      f.organisation.fits(r.organisation, ids) &&
      f.currentVersion.fits(r.currentVersion, ids) &&
      f.latestVersion.fits(r.latestVersion, ids) &&
      fieldsOf(r) === 5;
    if (!fits) return false;
  }
  return true;
});

const batchAuthorisationResult = record(undefined, {
  updatedOrgs: list(authorisedOrganisation),
  insufficientPOSCoreOrgs: list(authorisedOrganisation),
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      f.updatedOrgs.fits(r.updatedOrgs, ids) &&
      f.insufficientPOSCoreOrgs.fits(r.insufficientPOSCoreOrgs, ids) &&
      fieldsOf(r) === 2;
    if (!fits) return false;
  }
  return true;
});

export const listAuthorisations = answer('listAuthorisations', 'get', '/api/organisation/{orgId}/authorisations', list(applicationAuthorisation));
export const listChildAuthorisations = answer('listChildAuthorisations', 'get', '/api/organisation/{orgId}/childauthorisations', list(applicationAuthorisation));
export const listPackageAuthorisations = answer('listPackageAuthorisations', 'get', '/api/organisation/{orgId}/packageauthorisations/{appId}', list(applicationPackage));
export const commitPackageAuthorisations = answer('commitPackageAuthorisations', 'post', '/api/organisation/{orgId}/packageauthorisations/{appId}/batch', batchAuthorisationResult);

export type { ApplicationAuthorisation, ApplicationPackage, ApplicationVersion, AuthorisedOrganisation, BatchAuthorisationRequest, BatchAuthorisationResult } from '../schema.gen';
