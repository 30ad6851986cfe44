// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { fieldsOf, list, record } from './record-shapes';
import { bool, id, isId, nullable, text } from './shapes';
import { consentDocument } from './shared-consent-document.gen';
import { organisationUserLink } from './shared-organisation-user-link.gen';

const userSummaryInvite = record('organisationUserInviteID', {
  organisationUserInviteID: id,
  organisationName: text,
  token: nullable(text),
  email: text,
}, (list) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      isId(r.organisationUserInviteID) &&
      typeof r.organisationName === 'string' &&
      (r.token === null || typeof r.token === 'string') &&
      typeof r.email === 'string' &&
      fieldsOf(r) === 4;
    if (!fits) return false;
  }
  return true;
});

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
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      typeof r.fullName === 'string' &&
      typeof r.locale === 'string' &&
      typeof r.defaultCurrencyCode === 'string' &&
      f.organisationUserLinks.fits(r.organisationUserLinks, ids) &&
      f.organisationUserInvites.fits(r.organisationUserInvites, ids) &&
      typeof r.insightsAggregatesReadAccess === 'boolean' &&
      typeof r.insightsTransactionAccess === 'boolean' &&
      typeof r.insightsAggregatesUpdateAccess === 'boolean' &&
      f.latestConsentDocuments.fits(r.latestConsentDocuments, ids) &&
      typeof r.currentUser === 'boolean' &&
      fieldsOf(r) === 10;
    if (!fits) return false;
  }
  return true;
});

export const getUserSummary = answer('getUserSummary', 'get', '/api/User/summary/{userId}', userSummary);

export type { ConsentDocument, OrganisationUserLink, OrganisationUserLinkType, UserSummary, UserSummaryInvite } from '../schema.gen';
