// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { fieldsOf, list, record } from './record-shapes';
import { bool, dateTime, filled, int, oneOf, text } from './shapes';
import { invite } from './shared-invite.gen';

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

export const resendInvite = answer('resendInvite', 'post', '/api/organisation/{orgId}/invite/{id}/resend', invite);
export const createInviteLink = answer('createInviteLink', 'post', '/api/organisation/{orgId}/invite/{id}/link', inviteLink);
export const listSessions = answer('listSessions', 'get', '/api/user/{userId}/sessions', list(userSession));
export const endSessions = answer('endSessions', 'post', '/api/user/{userId}/sessions/end', endedSessions);
export const endSession = answer('endSession', 'post', '/api/user/{userId}/sessions/{sessionId}/end', endedSessions);
export const getSignInLimits = answer('getSignInLimits', 'get', '/api/user/{id}/signinlimits', signInLimits);
export const unlockSignIn = answer('unlockSignIn', 'post', '/api/user/{id}/signinlimits/unlock', signInLimits);

export type { EndedSessions, Invite, InviteLink, SignInLimit, SignInLimits, UserSession } from '../schema.gen';
