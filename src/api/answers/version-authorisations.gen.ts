// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { list, record } from './record-shapes';
import { id, int, nullable, text } from './shapes';
import { applicationPackage } from './shared.gen';

const authorisedOrganisation = record('organisationID', {
  organisationID: id,
  organisationCode: text,
  name: text,
});

const applicationVersion = record(undefined, {
  applicationPackageID: id,
  majorVersion: int,
  minorVersion: int,
  buildNumber: int,
  revision: int,
  iconUri: nullable(text),
});

const applicationAuthorisation = record(undefined, {
  applicationID: id,
  applicationName: text,
  organisation: authorisedOrganisation,
  currentVersion: nullable(applicationVersion),
  latestVersion: nullable(applicationVersion),
});

const batchAuthorisationResult = record(undefined, {
  updatedOrgs: list(authorisedOrganisation),
  insufficientPOSCoreOrgs: list(authorisedOrganisation),
});

export const listAuthorisations = answer('listAuthorisations', list(applicationAuthorisation));
export const listChildAuthorisations = answer('listChildAuthorisations', list(applicationAuthorisation));
export const listPackageAuthorisations = answer('listPackageAuthorisations', list(applicationPackage));
export const commitPackageAuthorisations = answer('commitPackageAuthorisations', batchAuthorisationResult);
