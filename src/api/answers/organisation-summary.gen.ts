// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { fieldsOf, hasOnly, list, record } from './record-shapes';
import { bool, id, int, isId, oneOf, text } from './shapes';

const organisationSummaryTeam = record('teamID', {
  teamID: id,
  name: text,
  totalMembers: int,
}, (list) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      isId(r.teamID) &&
      typeof r.name === 'string' &&
      Number.isInteger(r.totalMembers) &&
      fieldsOf(r) === 3;
    if (!fits) return false;
  }
  return true;
});

const organisationSummaryLink = record('organisationUserLinkID', {
  organisationUserLinkID: id,
  linkType: oneOf([1, 2]),
  teamUserName: text,
  isOrgAdmin: bool,
  isEmailUnconfirmed: bool,
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      isId(r.organisationUserLinkID) &&
      f.linkType.fits(r.linkType, ids) &&
      typeof r.teamUserName === 'string' &&
      typeof r.isOrgAdmin === 'boolean' &&
      (r.isEmailUnconfirmed === undefined || typeof r.isEmailUnconfirmed === 'boolean') &&
      hasOnly(r, f);
    if (!fits) return false;
  }
  return true;
}, ["isEmailUnconfirmed"]);

const organisationSummaryChild = record('organisationID', {
  organisationID: id,
  organisationName: text,
  active: bool,
}, (list) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      isId(r.organisationID) &&
      typeof r.organisationName === 'string' &&
      typeof r.active === 'boolean' &&
      fieldsOf(r) === 3;
    if (!fits) return false;
  }
  return true;
});

const organisationSummaryInvitation = record('organisationUserInviteID', {
  organisationUserInviteID: id,
  email: text,
}, (list) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      isId(r.organisationUserInviteID) &&
      typeof r.email === 'string' &&
      fieldsOf(r) === 2;
    if (!fits) return false;
  }
  return true;
});

const organisationSummaryServiceAccount = record('serviceAccountID', {
  serviceAccountID: id,
  name: text,
  serviceAccountType: oneOf([0, 1, 2, 3, 4, 5, 6, 7]),
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      isId(r.serviceAccountID) &&
      typeof r.name === 'string' &&
      f.serviceAccountType.fits(r.serviceAccountType, ids) &&
      fieldsOf(r) === 3;
    if (!fits) return false;
  }
  return true;
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
  totalTeams: int,
  totalLinks: int,
  totalChildOrganisations: int,
  totalInactiveChildOrganisations: int,
  totalPendingInvitations: int,
  totalServiceAccounts: int,
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      isId(r.organisationID) &&
      typeof r.rootOrganisation === 'boolean' &&
      f.teams.fits(r.teams, ids) &&
      f.links.fits(r.links, ids) &&
      f.childOrganisations.fits(r.childOrganisations, ids) &&
      Number.isInteger(r.totalPermissionGroups) &&
      f.pendingInvitations.fits(r.pendingInvitations, ids) &&
      f.serviceAccounts.fits(r.serviceAccounts, ids) &&
      (r.totalTeams === undefined || Number.isInteger(r.totalTeams)) &&
      (r.totalLinks === undefined || Number.isInteger(r.totalLinks)) &&
      (r.totalChildOrganisations === undefined || Number.isInteger(r.totalChildOrganisations)) &&
      (r.totalInactiveChildOrganisations === undefined || Number.isInteger(r.totalInactiveChildOrganisations)) &&
      (r.totalPendingInvitations === undefined || Number.isInteger(r.totalPendingInvitations)) &&
      (r.totalServiceAccounts === undefined || Number.isInteger(r.totalServiceAccounts)) &&
      hasOnly(r, f);
    if (!fits) return false;
  }
  return true;
}, ["totalTeams","totalLinks","totalChildOrganisations","totalInactiveChildOrganisations","totalPendingInvitations","totalServiceAccounts"]);

export const getOrganisationSummary = answer('getOrganisationSummary', 'get', '/api/Organisation/summary/{orgId}', organisationSummary);

export type { OrganisationSummary, OrganisationSummaryChild, OrganisationSummaryInvitation, OrganisationSummaryLink, OrganisationSummaryServiceAccount, OrganisationSummaryTeam, OrganisationUserLinkType, ServiceAccountType } from '../schema.gen';
