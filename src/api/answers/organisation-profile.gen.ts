// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { fieldsOf, record } from './record-shapes';
import { id, isId, text } from './shapes';

const organisationProfile = record(undefined, {
  organisationID: id,
  name: text,
}, (list) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      isId(r.organisationID) &&
      typeof r.name === 'string' &&
      fieldsOf(r) === 2;
    if (!fits) return false;
  }
  return true;
});

export const getOrganisationProfile = answer('getOrganisationProfile', 'get', '/api/organisation/{orgId}/profile', organisationProfile);
export const saveOrganisationProfile = answer('saveOrganisationProfile', 'post', '/api/organisation/{orgId}/profile', organisationProfile);

export type { OrganisationProfile, OrganisationProfileChange } from '../schema.gen';
