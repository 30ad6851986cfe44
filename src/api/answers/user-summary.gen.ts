// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { list, record } from './record-shapes';
import { bool, id, isBoolean, isId, isText, nullable, text } from './shapes';
import { consentDocument, organisationUserLink } from './shared.gen';

const userSummaryInvite = record('organisationUserInviteID', {
  organisationUserInviteID: id,
  organisationName: text,
  token: nullable(text),
  email: text,
}, (r) =>
  isId(r.organisationUserInviteID) &&
  isText(r.organisationName) &&
  (r.token === null || isText(r.token)) &&
  isText(r.email));

const userSummary = record(undefined, {
  fullName: text,
  locale: text,
  defaultCurrencyCode: text,
  organisationUserLinks: list(organisationUserLink),
  organisationUserInvites: list(userSummaryInvite),
  insightsAggregatesReadAccess: bool,
  insightsTransactionAccess: bool,
  insightsAggregatesUpdateAccess: bool,
  latestConsentDocuments: list(consentDocument),
  currentUser: bool,
}, (r, f, ids) =>
  isText(r.fullName) &&
  isText(r.locale) &&
  isText(r.defaultCurrencyCode) &&
  f.organisationUserLinks.fits(r.organisationUserLinks, ids) &&
  f.organisationUserInvites.fits(r.organisationUserInvites, ids) &&
  isBoolean(r.insightsAggregatesReadAccess) &&
  isBoolean(r.insightsTransactionAccess) &&
  isBoolean(r.insightsAggregatesUpdateAccess) &&
  f.latestConsentDocuments.fits(r.latestConsentDocuments, ids) &&
  isBoolean(r.currentUser));

export const getUserSummary = answer('getUserSummary', userSummary);
