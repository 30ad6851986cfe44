// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { list, record } from './record-shapes';
import { bool, id, nullable, text } from './shapes';
import { consentDocument, organisationUserLink } from './shared.gen';

const userSummaryInvite = record('organisationUserInviteID', {
  organisationUserInviteID: id,
  organisationName: text,
  token: nullable(text),
  email: text,
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
});

export const getUserSummary = answer('getUserSummary', userSummary);
