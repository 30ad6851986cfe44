// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { fieldsOf, record } from './record-shapes';
import { dateTime, filled } from './shapes';
import { invite } from './shared.gen';

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

export const resendInvite = answer('resendInvite', 'post', '/api/organisation/{orgId}/invite/{id}/resend', invite);
export const createInviteLink = answer('createInviteLink', 'post', '/api/organisation/{orgId}/invite/{id}/link', inviteLink);

export type { Invite, InviteLink } from '../schema.gen';
