// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { dateTime } from './date-time';
import { fieldsOf, hasOnly, list, record } from './record-shapes';
import { bool, id, int, isId, text } from './shapes';

const team = record('teamID', {
  teamID: id,
  name: text,
  ownerOrganisationID: id,
  totalMembers: int,
}, (list) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      isId(r.teamID) &&
      typeof r.name === 'string' &&
      isId(r.ownerOrganisationID) &&
      Number.isInteger(r.totalMembers) &&
      fieldsOf(r) === 4;
    if (!fits) return false;
  }
  return true;
});

const teamBatchResult = record(undefined, {
  changes: list(team),
  deletes: list(text),
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      f.changes.fits(r.changes, ids) &&
      f.deletes.fits(r.deletes, ids) &&
      fieldsOf(r) === 2;
    if (!fits) return false;
  }
  return true;
});

const teamMemberLink = record('teamUserLinkID', {
  teamUserLinkID: id,
  teamID: id,
  userID: id,
  userName: text,
  isEmailUnconfirmed: bool,
  endsAt: dateTime,
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      isId(r.teamUserLinkID) &&
      isId(r.teamID) &&
      isId(r.userID) &&
      typeof r.userName === 'string' &&
      (r.isEmailUnconfirmed === undefined || typeof r.isEmailUnconfirmed === 'boolean') &&
      (r.endsAt === undefined || f.endsAt.fits(r.endsAt, ids)) &&
      hasOnly(r, f);
    if (!fits) return false;
  }
  return true;
}, ["isEmailUnconfirmed","endsAt"]);

const teamMemberLinkBatchResult = record(undefined, {
  changes: list(teamMemberLink),
  deletes: list(text),
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      f.changes.fits(r.changes, ids) &&
      f.deletes.fits(r.deletes, ids) &&
      fieldsOf(r) === 2;
    if (!fits) return false;
  }
  return true;
});

const accessibleTeamValue = record('key', {
  key: id,
  value: text,
  group: text,
  canAddMembers: bool,
}, (list, f) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      isId(r.key) &&
      typeof r.value === 'string' &&
      typeof r.group === 'string' &&
      (r.canAddMembers === undefined || typeof r.canAddMembers === 'boolean') &&
      hasOnly(r, f);
    if (!fits) return false;
  }
  return true;
}, ["canAddMembers"]);

export const listTeams = answer('listTeams', 'get', '/api/organisation/{orgId}/team', list(team));
export const commitTeams = answer('commitTeams', 'post', '/api/organisation/{orgId}/team/batch', teamBatchResult);
export const getTeam = answer('getTeam', 'get', '/api/organisation/{orgId}/team/{id}', team);
export const listTeamMembers = answer('listTeamMembers', 'get', '/api/organisation/{orgId}/team/{id}/members', list(teamMemberLink));
export const commitTeamMembers = answer('commitTeamMembers', 'post', '/api/organisation/{orgId}/team/{id}/members/batch', teamMemberLinkBatchResult);
export const listAccessibleTeamValues = answer('listAccessibleTeamValues', 'get', '/api/organisation/{orgId}/accessibleteams/values', list(accessibleTeamValue));

export type { AccessibleTeamValue, Team, TeamBatch, TeamBatchResult, TeamChange, TeamMemberLink, TeamMemberLinkBatch, TeamMemberLinkBatchResult, TeamMemberLinkChange } from '../schema.gen';
