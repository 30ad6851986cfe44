// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { dateTime } from './date-time';
import { fieldsOf, list, record } from './record-shapes';
import { bool, filled, id, int, isId, nullable, oneOf, text } from './shapes';
import { invite } from './shared-invite.gen';

const lastSeen = record('id', {
  id: filled,
  lastSeen: nullable(dateTime),
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      f.id.fits(r.id, ids) &&
      f.lastSeen.fits(r.lastSeen, ids) &&
      fieldsOf(r) === 2;
    if (!fits) return false;
  }
  return true;
});

const inviteLink = record(undefined, {
  link: filled,
  expiryDateTimeUTC: dateTime,
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      f.link.fits(r.link, ids) &&
      f.expiryDateTimeUTC.fits(r.expiryDateTimeUTC, ids) &&
      fieldsOf(r) === 2;
    if (!fits) return false;
  }
  return true;
});

const userSession = record('sessionID', {
  sessionID: filled,
  device: text,
  address: text,
  dateTimeCreated: dateTime,
  dateTimeLastSeen: dateTime,
  isCurrent: bool,
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      f.sessionID.fits(r.sessionID, ids) &&
      typeof r.device === 'string' &&
      typeof r.address === 'string' &&
      f.dateTimeCreated.fits(r.dateTimeCreated, ids) &&
      f.dateTimeLastSeen.fits(r.dateTimeLastSeen, ids) &&
      typeof r.isCurrent === 'boolean' &&
      fieldsOf(r) === 6;
    if (!fits) return false;
  }
  return true;
});

const endedSessions = record(undefined, {
  ended: int,
}, (list) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      Number.isInteger(r.ended) &&
      fieldsOf(r) === 1;
    if (!fits) return false;
  }
  return true;
});

const signInLimit = record(undefined, {
  appliesTo: oneOf(['UnknownDevices', 'Network', 'KnownDevice']),
  failures: int,
  sinceDateTimeUTC: dateTime,
  untilDateTimeUTC: dateTime,
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      f.appliesTo.fits(r.appliesTo, ids) &&
      Number.isInteger(r.failures) &&
      f.sinceDateTimeUTC.fits(r.sinceDateTimeUTC, ids) &&
      f.untilDateTimeUTC.fits(r.untilDateTimeUTC, ids) &&
      fieldsOf(r) === 4;
    if (!fits) return false;
  }
  return true;
});

const signInLimits = record(undefined, {
  failures: int,
  limits: list(signInLimit),
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      Number.isInteger(r.failures) &&
      f.limits.fits(r.limits, ids) &&
      fieldsOf(r) === 2;
    if (!fits) return false;
  }
  return true;
});

const undoneDeletion = record(undefined, {
  restoredIDs: list(id),
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      f.restoredIDs.fits(r.restoredIDs, ids) &&
      fieldsOf(r) === 1;
    if (!fits) return false;
  }
  return true;
});

const usedByRecord = record('recordID', {
  recordID: filled,
  name: text,
  organisationID: nullable(id),
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      f.recordID.fits(r.recordID, ids) &&
      typeof r.name === 'string' &&
      (r.organisationID === null || isId(r.organisationID)) &&
      fieldsOf(r) === 3;
    if (!fits) return false;
  }
  return true;
});

const usedByUse = record('kind', {
  kind: oneOf(['Acceptance', 'AccessLink', 'Invitation', 'Organisation', 'StatisticsMonth', 'TeamMember', 'TeamMembership']),
  effect: oneOf(['Blocks', 'Goes', 'Stays']),
  total: int,
  records: list(usedByRecord),
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      f.kind.fits(r.kind, ids) &&
      f.effect.fits(r.effect, ids) &&
      Number.isInteger(r.total) &&
      f.records.fits(r.records, ids) &&
      fieldsOf(r) === 4;
    if (!fits) return false;
  }
  return true;
});

const usedBy = record(undefined, {
  deletion: oneOf(['Allowed', 'Blocked', 'OwnAccess']),
  uses: list(usedByUse),
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      f.deletion.fits(r.deletion, ids) &&
      f.uses.fits(r.uses, ids) &&
      fieldsOf(r) === 2;
    if (!fits) return false;
  }
  return true;
});

export const listUsersLastSeen = answer('listUsersLastSeen', 'get', '/api/lastseen/users', list(lastSeen));
export const listClientsLastSeen = answer('listClientsLastSeen', 'get', '/api/lastseen/clients', list(lastSeen));
export const listPeopleLastSeen = answer('listPeopleLastSeen', 'get', '/api/organisation/{orgId}/lastseen/people', list(lastSeen));
export const listServiceAccountsLastSeen = answer('listServiceAccountsLastSeen', 'get', '/api/organisation/{orgId}/lastseen/serviceaccounts', list(lastSeen));
export const resendInvite = answer('resendInvite', 'post', '/api/organisation/{orgId}/invite/{id}/resend', invite);
export const createInviteLink = answer('createInviteLink', 'post', '/api/organisation/{orgId}/invite/{id}/link', inviteLink);
export const listSessions = answer('listSessions', 'get', '/api/user/{userId}/sessions', list(userSession));
export const endSessions = answer('endSessions', 'post', '/api/user/{userId}/sessions/end', endedSessions);
export const endSession = answer('endSession', 'post', '/api/user/{userId}/sessions/{sessionId}/end', endedSessions);
export const getSignInLimits = answer('getSignInLimits', 'get', '/api/user/{id}/signinlimits', signInLimits);
export const unlockSignIn = answer('unlockSignIn', 'post', '/api/user/{id}/signinlimits/unlock', signInLimits);
export const undoDeletion = answer('undoDeletion', 'post', '/api/organisation/{orgId}/undo', undoneDeletion);
export const readUsedBy = answer('readUsedBy', 'get', '/api/usedby/{kind}/{recordId}', usedBy);
export const readOrganisationUsedBy = answer('readOrganisationUsedBy', 'get', '/api/organisation/{orgId}/usedby/{kind}/{recordId}', usedBy);

export type { DeletionEffect, DeletionOutcome, EndedSessions, Invite, InviteLink, LastSeen, MailState, SignInLimit, SignInLimits, UndoRequest, UndoneDeletion, UsedBy, UsedByKind, UsedByRecord, UsedByUse, UserSession } from '../schema.gen';
