// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { record } from './record-shapes';
import { id, text } from './shapes';

const organisationProfile = record(undefined, {
  organisationID: id,
  name: text,
});

export const getOrganisationProfile = answer('getOrganisationProfile', organisationProfile);
export const saveOrganisationProfile = answer('saveOrganisationProfile', organisationProfile);
