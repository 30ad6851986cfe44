// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { record } from './record-shapes';
import { dateTime, filled } from './shapes';
import { invite } from './shared.gen';

const inviteLink = record(undefined, {
  link: filled,
  expiryDateTimeUTC: dateTime,
}, (r, f, ids) =>
  f.link.fits(r.link, ids) &&
  f.expiryDateTimeUTC.fits(r.expiryDateTimeUTC, ids));

export const resendInvite = answer('resendInvite', invite);
export const createInviteLink = answer('createInviteLink', inviteLink);
