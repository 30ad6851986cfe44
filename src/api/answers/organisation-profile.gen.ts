// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { record } from './record-shapes';
import { id, isId, isText, text } from './shapes';

const organisationProfile = record(undefined, {
  organisationID: id,
  name: text,
}, (r) =>
  isId(r.organisationID) &&
  isText(r.name));

export const getOrganisationProfile = answer('getOrganisationProfile', organisationProfile);
export const saveOrganisationProfile = answer('saveOrganisationProfile', organisationProfile);
