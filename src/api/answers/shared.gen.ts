// Generated from openapi/ by "npm run generate". Do not edit.

import { list, record } from './record-shapes';
import { bool, dateTime, filled, id, int, nullable, oneOf, text } from './shapes';

export const user = record('userID', {
  userID: id,
  shortName: text,
  fullName: text,
  email: text,
  locale: text,
  defaultCurrencyCode: text,
  image: nullable(text),
  scopes: list(text),
});

export const organisation = record('organisationID', {
  organisationID: id,
  organisationCode: text,
  name: text,
  kapow: nullable(text),
  organisationType: oneOf([1, 2, 3, 4, 5, 10, 100]),
  posCoreInstanceID: nullable(id),
  remoteOrderServerInstanceID: nullable(id),
  dataExtractionServerInstanceID: nullable(id),
  partnerServerInstanceID: nullable(id),
  reportingServerInstanceID: nullable(id),
  parentOrganisationID: nullable(id),
  active: bool,
  initialised: bool,
});

export const optionValue = record('key', {
  key: filled,
  value: text,
});

export const organisationUserLink = record('organisationUserLinkID', {
  organisationUserLinkID: id,
  linkType: oneOf([1, 2]),
  isOrgAdmin: bool,
  organisationID: id,
  organisationName: text,
  teamUserID: id,
  teamUserName: text,
  userEmail: nullable(text),
});

export const consentDocument = record('consentDocumentID', {
  consentDocumentID: id,
  title: text,
  version: text,
});

export const invite = record('organisationUserInviteID', {
  organisationUserInviteID: id,
  email: text,
  expiryDateTimeUTC: dateTime,
  senderName: text,
  isOrgAdmin: bool,
});

export const applicationPackage = record('applicationPackageID', {
  applicationPackageID: id,
  applicationID: id,
  applicationName: text,
  applicationDescription: text,
  majorVersion: int,
  minorVersion: int,
  buildNumber: int,
  revision: int,
  changeNotes: text,
  iconUri: nullable(text),
  dateTimeCreatedUTC: dateTime,
  installerPackageLength: int,
});

