// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { list, record } from './record-shapes';
import { id, int, isId, isInteger, isText, nullable, text } from './shapes';
import { applicationPackage } from './shared.gen';

const authorisedOrganisation = record('organisationID', {
  organisationID: id,
  organisationCode: text,
  name: text,
}, (r) =>
  isId(r.organisationID) &&
  isText(r.organisationCode) &&
  isText(r.name));

const applicationVersion = record(undefined, {
  applicationPackageID: id,
  majorVersion: int,
  minorVersion: int,
  buildNumber: int,
  revision: int,
  iconUri: nullable(text),
}, (r) =>
  isId(r.applicationPackageID) &&
  isInteger(r.majorVersion) &&
  isInteger(r.minorVersion) &&
  isInteger(r.buildNumber) &&
  isInteger(r.revision) &&
  (r.iconUri === null || isText(r.iconUri)));

const applicationAuthorisation = record(['applicationID', 'organisation.organisationID'], {
  applicationID: id,
  applicationName: text,
  organisation: authorisedOrganisation,
  currentVersion: nullable(applicationVersion),
  latestVersion: nullable(applicationVersion),
}, (r, f, ids) =>
  isId(r.applicationID) &&
  isText(r.applicationName) &&
  f.organisation.fits(r.organisation, ids) &&
  f.currentVersion.fits(r.currentVersion, ids) &&
  f.latestVersion.fits(r.latestVersion, ids));

const batchAuthorisationResult = record(undefined, {
  updatedOrgs: list(authorisedOrganisation),
  insufficientPOSCoreOrgs: list(authorisedOrganisation),
}, (r, f, ids) =>
  f.updatedOrgs.fits(r.updatedOrgs, ids) &&
  f.insufficientPOSCoreOrgs.fits(r.insufficientPOSCoreOrgs, ids));

export const listAuthorisations = answer('listAuthorisations', list(applicationAuthorisation));
export const listChildAuthorisations = answer('listChildAuthorisations', list(applicationAuthorisation));
export const listPackageAuthorisations = answer('listPackageAuthorisations', list(applicationPackage));
export const commitPackageAuthorisations = answer('commitPackageAuthorisations', batchAuthorisationResult);
