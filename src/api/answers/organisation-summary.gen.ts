// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { list, record } from './record-shapes';
import { bool, id, int, oneOf, text } from './shapes';

const organisationSummaryTeam = record('teamID', {
  teamID: id,
  name: text,
  totalMembers: int,
});

const organisationSummaryLink = record('organisationUserLinkID', {
  organisationUserLinkID: id,
  linkType: oneOf([1, 2]),
  teamUserName: text,
  isOrgAdmin: bool,
});

const organisationSummaryChild = record('organisationID', {
  organisationID: id,
  organisationName: text,
  active: bool,
});

const organisationSummaryInvitation = record('organisationUserInviteID', {
  organisationUserInviteID: id,
  email: text,
});

const organisationSummaryServiceAccount = record('serviceAccountID', {
  serviceAccountID: id,
  name: text,
  serviceAccountType: oneOf([0, 1, 2, 3, 4, 5, 6, 7]),
});

const organisationSummary = record(undefined, {
  organisationID: id,
  rootOrganisation: bool,
  teams: list(organisationSummaryTeam),
  links: list(organisationSummaryLink),
  childOrganisations: list(organisationSummaryChild),
  totalPermissionGroups: int,
  pendingInvitations: list(organisationSummaryInvitation),
  serviceAccounts: list(organisationSummaryServiceAccount),
});

export const getOrganisationSummary = answer('getOrganisationSummary', organisationSummary);
