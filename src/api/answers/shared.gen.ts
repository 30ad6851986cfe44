// Generated from openapi/ by "npm run generate". Do not edit.

import { list, record } from './record-shapes';
import { bool, dateTime, filled, id, int, isBoolean, isId, isInteger, isText, nullable, oneOf, text } from './shapes';

export const user = record('userID', {
  userID: id,
  shortName: text,
  fullName: text,
  email: text,
  locale: text,
  defaultCurrencyCode: text,
  image: nullable(text),
  scopes: list(text),
}, (r, f, ids) =>
  isId(r.userID) &&
  isText(r.shortName) &&
  isText(r.fullName) &&
  isText(r.email) &&
  isText(r.locale) &&
  isText(r.defaultCurrencyCode) &&
  (r.image === null || isText(r.image)) &&
  f.scopes.fits(r.scopes, ids));

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
}, (r, f, ids) =>
  isId(r.organisationID) &&
  isText(r.organisationCode) &&
  isText(r.name) &&
  (r.kapow === null || isText(r.kapow)) &&
  f.organisationType.fits(r.organisationType, ids) &&
  (r.posCoreInstanceID === null || isId(r.posCoreInstanceID)) &&
  (r.remoteOrderServerInstanceID === null || isId(r.remoteOrderServerInstanceID)) &&
  (r.dataExtractionServerInstanceID === null || isId(r.dataExtractionServerInstanceID)) &&
  (r.partnerServerInstanceID === null || isId(r.partnerServerInstanceID)) &&
  (r.reportingServerInstanceID === null || isId(r.reportingServerInstanceID)) &&
  (r.parentOrganisationID === null || isId(r.parentOrganisationID)) &&
  isBoolean(r.active) &&
  isBoolean(r.initialised));

export const optionValue = record('key', {
  key: filled,
  value: text,
}, (r, f, ids) =>
  f.key.fits(r.key, ids) &&
  isText(r.value));

export const organisationUserLink = record('organisationUserLinkID', {
  organisationUserLinkID: id,
  linkType: oneOf([1, 2]),
  isOrgAdmin: bool,
  organisationID: id,
  organisationName: text,
  teamUserID: id,
  teamUserName: text,
  userEmail: nullable(text),
}, (r, f, ids) =>
  isId(r.organisationUserLinkID) &&
  f.linkType.fits(r.linkType, ids) &&
  isBoolean(r.isOrgAdmin) &&
  isId(r.organisationID) &&
  isText(r.organisationName) &&
  isId(r.teamUserID) &&
  isText(r.teamUserName) &&
  (r.userEmail === null || isText(r.userEmail)));

export const consentDocument = record('consentDocumentID', {
  consentDocumentID: id,
  title: text,
  version: text,
}, (r) =>
  isId(r.consentDocumentID) &&
  isText(r.title) &&
  isText(r.version));

export const invite = record('organisationUserInviteID', {
  organisationUserInviteID: id,
  email: text,
  expiryDateTimeUTC: dateTime,
  senderName: text,
  isOrgAdmin: bool,
}, (r, f, ids) =>
  isId(r.organisationUserInviteID) &&
  isText(r.email) &&
  f.expiryDateTimeUTC.fits(r.expiryDateTimeUTC, ids) &&
  isText(r.senderName) &&
  isBoolean(r.isOrgAdmin));

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
}, (r, f, ids) =>
  isId(r.applicationPackageID) &&
  isId(r.applicationID) &&
  isText(r.applicationName) &&
  isText(r.applicationDescription) &&
  isInteger(r.majorVersion) &&
  isInteger(r.minorVersion) &&
  isInteger(r.buildNumber) &&
  isInteger(r.revision) &&
  isText(r.changeNotes) &&
  (r.iconUri === null || isText(r.iconUri)) &&
  f.dateTimeCreatedUTC.fits(r.dateTimeCreatedUTC, ids) &&
  isInteger(r.installerPackageLength));

