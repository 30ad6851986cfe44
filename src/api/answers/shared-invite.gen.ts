// Generated from openapi/ by "npm run generate". Do not edit.

import { dateTime } from './date-time';
import { hasOnly, record } from './record-shapes';
import { bool, id, isId, oneOf, text } from './shapes';

export const invite = record('organisationUserInviteID', {
  organisationUserInviteID: id,
  email: text,
  expiryDateTimeUTC: dateTime,
  senderName: text,
  isOrgAdmin: bool,
  senderUserID: id,
  mailState: oneOf(['Pending', 'Sent', 'Failed']),
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      isId(r.organisationUserInviteID) &&
      typeof r.email === 'string' &&
      f.expiryDateTimeUTC.fits(r.expiryDateTimeUTC, ids) &&
      typeof r.senderName === 'string' &&
      typeof r.isOrgAdmin === 'boolean' &&
      (r.senderUserID === undefined || isId(r.senderUserID)) &&
      (r.mailState === undefined || f.mailState.fits(r.mailState, ids)) &&
      hasOnly(r, f);
    if (!fits) return false;
  }
  return true;
}, ["senderUserID","mailState"]);

