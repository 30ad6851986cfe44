// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { list, record } from './record-shapes';
import { bool, filled, id, int, text } from './shapes';

const team = record('teamID', {
  teamID: id,
  name: text,
  ownerOrganisationID: id,
  totalMembers: int,
});

const teamBatchResult = record(undefined, {
  changes: list(team),
  deletes: list(text),
});

const teamMemberLink = record('teamUserLinkID', {
  teamUserLinkID: id,
  teamID: id,
  userID: id,
  userName: text,
});

const teamMemberLinkBatchResult = record(undefined, {
  changes: list(teamMemberLink),
  deletes: list(text),
});

const accessibleTeamValue = record('key', {
  key: filled,
  value: text,
  group: text,
  canAddMembers: bool,
}, ["canAddMembers"]);

export const listTeams = answer('listTeams', list(team));
export const commitTeams = answer('commitTeams', teamBatchResult);
export const getTeam = answer('getTeam', team);
export const listTeamMembers = answer('listTeamMembers', list(teamMemberLink));
export const commitTeamMembers = answer('commitTeamMembers', teamMemberLinkBatchResult);
export const listAccessibleTeamValues = answer('listAccessibleTeamValues', list(accessibleTeamValue));
