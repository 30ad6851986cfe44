// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { list, record } from './record-shapes';
import { bool, id, int, isBoolean, isId, isInteger, isText, oneOf, text } from './shapes';

const organisationSummaryTeam = record('teamID', {
  teamID: id,
  name: text,
  totalMembers: int,
}, (r) =>
  isId(r.teamID) &&
  isText(r.name) &&
  isInteger(r.totalMembers));

const organisationSummaryLink = record('organisationUserLinkID', {
  organisationUserLinkID: id,
  linkType: oneOf([1, 2]),
  teamUserName: text,
  isOrgAdmin: bool,
}, (r, f, ids) =>
  isId(r.organisationUserLinkID) &&
  f.linkType.fits(r.linkType, ids) &&
  isText(r.teamUserName) &&
  isBoolean(r.isOrgAdmin));

const organisationSummaryChild = record('organisationID', {
  organisationID: id,
  organisationName: text,
  active: bool,
}, (r) =>
  isId(r.organisationID) &&
  isText(r.organisationName) &&
  isBoolean(r.active));

const organisationSummaryInvitation = record('organisationUserInviteID', {
  organisationUserInviteID: id,
  email: text,
}, (r) =>
  isId(r.organisationUserInviteID) &&
  isText(r.email));

const organisationSummaryServiceAccount = record('serviceAccountID', {
  serviceAccountID: id,
  name: text,
  serviceAccountType: oneOf([0, 1, 2, 3, 4, 5, 6, 7]),
}, (r, f, ids) =>
  isId(r.serviceAccountID) &&
  isText(r.name) &&
  f.serviceAccountType.fits(r.serviceAccountType, ids));

const organisationSummary = record(undefined, {
  organisationID: id,
  rootOrganisation: bool,
  teams: list(organisationSummaryTeam),
  links: list(organisationSummaryLink),
  childOrganisations: list(organisationSummaryChild),
  totalPermissionGroups: int,
  pendingInvitations: list(organisationSummaryInvitation),
  serviceAccounts: list(organisationSummaryServiceAccount),
}, (r, f, ids) =>
  isId(r.organisationID) &&
  isBoolean(r.rootOrganisation) &&
  f.teams.fits(r.teams, ids) &&
  f.links.fits(r.links, ids) &&
  f.childOrganisations.fits(r.childOrganisations, ids) &&
  isInteger(r.totalPermissionGroups) &&
  f.pendingInvitations.fits(r.pendingInvitations, ids) &&
  f.serviceAccounts.fits(r.serviceAccounts, ids));

export const getOrganisationSummary = answer('getOrganisationSummary', organisationSummary);
