// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { list, record } from './record-shapes';
import { bool, filled, id, int, isBoolean, isId, isInteger, isText, text } from './shapes';

const team = record('teamID', {
  teamID: id,
  name: text,
  ownerOrganisationID: id,
  totalMembers: int,
}, (r) =>
  isId(r.teamID) &&
  isText(r.name) &&
  isId(r.ownerOrganisationID) &&
  isInteger(r.totalMembers));

const teamBatchResult = record(undefined, {
  changes: list(team),
  deletes: list(text),
}, (r, f, ids) =>
  f.changes.fits(r.changes, ids) &&
  f.deletes.fits(r.deletes, ids));

const teamMemberLink = record('teamUserLinkID', {
  teamUserLinkID: id,
  teamID: id,
  userID: id,
  userName: text,
}, (r) =>
  isId(r.teamUserLinkID) &&
  isId(r.teamID) &&
  isId(r.userID) &&
  isText(r.userName));

const teamMemberLinkBatchResult = record(undefined, {
  changes: list(teamMemberLink),
  deletes: list(text),
}, (r, f, ids) =>
  f.changes.fits(r.changes, ids) &&
  f.deletes.fits(r.deletes, ids));

const accessibleTeamValue = record('key', {
  key: filled,
  value: text,
  group: text,
  canAddMembers: bool,
}, (r, f, ids) =>
  f.key.fits(r.key, ids) &&
  isText(r.value) &&
  isText(r.group) &&
  (r.canAddMembers === undefined || isBoolean(r.canAddMembers)), ["canAddMembers"]);

export const listTeams = answer('listTeams', list(team));
export const commitTeams = answer('commitTeams', teamBatchResult);
export const getTeam = answer('getTeam', team);
export const listTeamMembers = answer('listTeamMembers', list(teamMemberLink));
export const commitTeamMembers = answer('commitTeamMembers', teamMemberLinkBatchResult);
export const listAccessibleTeamValues = answer('listAccessibleTeamValues', list(accessibleTeamValue));
