// Generated from openapi/ by "npm run generate". Do not edit.

import { fieldsOf, hasOnly, list, record } from './record-shapes';
import { bool, dateTime, filled, id, int, isId, nullable, oneOf, text } from './shapes';

export const user = record('userID', {
  userID: id,
  shortName: text,
  fullName: text,
  email: text,
  locale: text,
  defaultCurrencyCode: text,
  image: nullable(text),
  scopes: list(text),
  isEmailUnconfirmed: bool,
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      isId(r.userID) &&
      typeof r.shortName === 'string' &&
      typeof r.fullName === 'string' &&
      typeof r.email === 'string' &&
      typeof r.locale === 'string' &&
      typeof r.defaultCurrencyCode === 'string' &&
      (r.image === null || typeof r.image === 'string') &&
      f.scopes.fits(r.scopes, ids) &&
      (r.isEmailUnconfirmed === undefined || typeof r.isEmailUnconfirmed === 'boolean') &&
      hasOnly(r, f);
    if (!fits) return false;
  }
  return true;
}, ["isEmailUnconfirmed"]);

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
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      isId(r.organisationID) &&
      typeof r.organisationCode === 'string' &&
      typeof r.name === 'string' &&
      (r.kapow === null || typeof r.kapow === 'string') &&
      f.organisationType.fits(r.organisationType, ids) &&
      (r.posCoreInstanceID === null || isId(r.posCoreInstanceID)) &&
      (r.remoteOrderServerInstanceID === null || isId(r.remoteOrderServerInstanceID)) &&
      (r.dataExtractionServerInstanceID === null || isId(r.dataExtractionServerInstanceID)) &&
      (r.partnerServerInstanceID === null || isId(r.partnerServerInstanceID)) &&
      (r.reportingServerInstanceID === null || isId(r.reportingServerInstanceID)) &&
      (r.parentOrganisationID === null || isId(r.parentOrganisationID)) &&
      typeof r.active === 'boolean' &&
      typeof r.initialised === 'boolean' &&
      fieldsOf(r) === 13;
    if (!fits) return false;
  }
  return true;
});

export const optionValue = record('key', {
  key: filled,
  value: text,
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      f.key.fits(r.key, ids) &&
      typeof r.value === 'string' &&
      fieldsOf(r) === 2;
    if (!fits) return false;
  }
  return true;
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
  isEmailUnconfirmed: bool,
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      isId(r.organisationUserLinkID) &&
      f.linkType.fits(r.linkType, ids) &&
      typeof r.isOrgAdmin === 'boolean' &&
      isId(r.organisationID) &&
      typeof r.organisationName === 'string' &&
      isId(r.teamUserID) &&
      typeof r.teamUserName === 'string' &&
      (r.userEmail === null || typeof r.userEmail === 'string') &&
      (r.isEmailUnconfirmed === undefined || typeof r.isEmailUnconfirmed === 'boolean') &&
      hasOnly(r, f);
    if (!fits) return false;
  }
  return true;
}, ["isEmailUnconfirmed"]);

export const consentDocument = record('consentDocumentID', {
  consentDocumentID: id,
  title: text,
  version: text,
}, (list) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      isId(r.consentDocumentID) &&
      typeof r.title === 'string' &&
      typeof r.version === 'string' &&
      fieldsOf(r) === 3;
    if (!fits) return false;
  }
  return true;
});

export const invite = record('organisationUserInviteID', {
  organisationUserInviteID: id,
  email: text,
  expiryDateTimeUTC: dateTime,
  senderName: text,
  isOrgAdmin: bool,
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      isId(r.organisationUserInviteID) &&
      typeof r.email === 'string' &&
      f.expiryDateTimeUTC.fits(r.expiryDateTimeUTC, ids) &&
      typeof r.senderName === 'string' &&
      typeof r.isOrgAdmin === 'boolean' &&
      fieldsOf(r) === 5;
    if (!fits) return false;
  }
  return true;
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
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      isId(r.applicationPackageID) &&
      isId(r.applicationID) &&
      typeof r.applicationName === 'string' &&
      typeof r.applicationDescription === 'string' &&
      Number.isInteger(r.majorVersion) &&
      Number.isInteger(r.minorVersion) &&
      Number.isInteger(r.buildNumber) &&
      Number.isInteger(r.revision) &&
      typeof r.changeNotes === 'string' &&
      (r.iconUri === null || typeof r.iconUri === 'string') &&
      f.dateTimeCreatedUTC.fits(r.dateTimeCreatedUTC, ids) &&
      Number.isInteger(r.installerPackageLength) &&
      fieldsOf(r) === 12;
    if (!fits) return false;
  }
  return true;
});

