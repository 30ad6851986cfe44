// Generated from openapi/ by "npm run generate". Do not edit.

import { hasOnly, record } from './record-shapes';
import { bool, id, isId, nullable, oneOf, text } from './shapes';

export const organisationUserLink = record('organisationUserLinkID', {
  organisationUserLinkID: id,
  linkType: oneOf([1, 2]),
  isOrgAdmin: bool,
  organisationID: id,
  organisationName: text,
  teamUserID: id,
  teamUserName: text,
  userEmail: nullable(text),
  isEmailUnconfirmed: bool,
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      isId(r.organisationUserLinkID) &&
      f.linkType.fits(r.linkType, ids) &&
      typeof r.isOrgAdmin === 'boolean' &&
      isId(r.organisationID) &&
      typeof r.organisationName === 'string' &&
      isId(r.teamUserID) &&
      typeof r.teamUserName === 'string' &&
      (r.userEmail === null || typeof r.userEmail === 'string') &&
      (r.isEmailUnconfirmed === undefined || typeof r.isEmailUnconfirmed === 'boolean') &&
      hasOnly(r, f);
    if (!fits) return false;
  }
  return true;
}, ["isEmailUnconfirmed"]);

