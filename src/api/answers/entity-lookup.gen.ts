// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { fieldsOf, list, record } from './record-shapes';
import { id, isId, nullable, oneOf, text } from './shapes';

const entityLookupOrganisation = record(undefined, {
  organisationID: id,
  organisationName: text,
  organisationCode: text,
  kapow: nullable(text),
}, (list) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      isId(r.organisationID) &&
      typeof r.organisationName === 'string' &&
      typeof r.organisationCode === 'string' &&
      (r.kapow === null || typeof r.kapow === 'string') &&
      fieldsOf(r) === 4;
    if (!fits) return false;
  }
  return true;
});

const entityLookupMatch = record(undefined, {
  type: oneOf([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
  entityID: text,
  name: text,
  organisation: nullable(entityLookupOrganisation),
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      f.type.fits(r.type, ids) &&
      typeof r.entityID === 'string' &&
      typeof r.name === 'string' &&
      f.organisation.fits(r.organisation, ids) &&
      fieldsOf(r) === 4;
    if (!fits) return false;
  }
  return true;
});

export const lookUpEntities = answer('lookUpEntities', 'get', '/api/EntityLookup/filterunscoped', list(entityLookupMatch));

export type { EntityLookupMatch, EntityLookupOrganisation, EntityLookupType } from '../schema.gen';
