// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { hasOnly, list, record } from './record-shapes';
import { bool, id, isId, nullable, oneOf, text } from './shapes';
import { user } from './shared-user.gen';

const savedProfile = record('userID', {
  userID: id,
  shortName: text,
  fullName: text,
  email: text,
  locale: text,
  defaultCurrencyCode: text,
  image: nullable(text),
  scopes: list(text),
  isEmailUnconfirmed: bool,
  mailState: oneOf(['Pending', 'Sent', 'Failed']),
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      isId(r.userID) &&
      typeof r.shortName === 'string' &&
      typeof r.fullName === 'string' &&
      typeof r.email === 'string' &&
      typeof r.locale === 'string' &&
      typeof r.defaultCurrencyCode === 'string' &&
      (r.image === null || typeof r.image === 'string') &&
      f.scopes.fits(r.scopes, ids) &&
      (r.isEmailUnconfirmed === undefined || typeof r.isEmailUnconfirmed === 'boolean') &&
      (r.mailState === undefined || f.mailState.fits(r.mailState, ids)) &&
      hasOnly(r, f);
    if (!fits) return false;
  }
  return true;
}, ["isEmailUnconfirmed","mailState"]);

export const getOwnProfile = answer('getOwnProfile', 'get', '/api/user/profile', user);
export const saveOwnProfile = answer('saveOwnProfile', 'post', '/api/user/profile', savedProfile);

export type { MailState, OwnProfileChange, SavedProfile, User } from '../schema.gen';
