// Generated from openapi/ by "npm run generate". Do not edit.

import { hasOnly, list, record } from './record-shapes';
import { bool, id, isId, nullable, text } from './shapes';

export const user = record('userID', {
  userID: id,
  shortName: text,
  fullName: text,
  email: text,
  locale: text,
  defaultCurrencyCode: text,
  image: nullable(text),
  scopes: list(text),
  isEmailUnconfirmed: bool,
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
      hasOnly(r, f);
    if (!fits) return false;
  }
  return true;
}, ["isEmailUnconfirmed"]);

