// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { fieldsOf, record } from './record-shapes';
import { nullable, pattern } from './shapes';

const organisationTimeZone = record(undefined, {
  timeZone: nullable(pattern(/^[A-Za-z][A-Za-z0-9_+/-]*$/)),
  inheritedTimeZone: nullable(pattern(/^[A-Za-z][A-Za-z0-9_+/-]*$/)),
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      f.timeZone.fits(r.timeZone, ids) &&
      f.inheritedTimeZone.fits(r.inheritedTimeZone, ids) &&
      fieldsOf(r) === 2;
    if (!fits) return false;
  }
  return true;
});

export const getOrganisationTimeZone = answer('getOrganisationTimeZone', 'get', '/api/organisation/{orgId}/timezone', organisationTimeZone);
export const setOrganisationTimeZone = answer('setOrganisationTimeZone', 'post', '/api/organisation/{orgId}/timezone', organisationTimeZone);

export type { OrganisationTimeZone, OrganisationTimeZoneChange } from '../schema.gen';
