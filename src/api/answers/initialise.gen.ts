// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { fieldsOf, list, record } from './record-shapes';
import { bool, filled, id, isId, text } from './shapes';

const initialiseResult = record(undefined, {
  organisationID: id,
  initialised: bool,
}, (list) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      isId(r.organisationID) &&
      typeof r.initialised === 'boolean' &&
      fieldsOf(r) === 2;
    if (!fits) return false;
  }
  return true;
});

const groupedOptionValue = record('key', {
  key: filled,
  value: text,
  group: text,
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      f.key.fits(r.key, ids) &&
      typeof r.value === 'string' &&
      typeof r.group === 'string' &&
      fieldsOf(r) === 3;
    if (!fits) return false;
  }
  return true;
});

export const initialiseOrganisation = answer('initialiseOrganisation', 'post', '/api/organisation/{orgId}/initialise', initialiseResult);
export const listConfigTemplateOrganisations = answer('listConfigTemplateOrganisations', 'get', '/api/organisation/{orgId}/configtemplateorgs', list(groupedOptionValue));

export type { GroupedOptionValue, InitialiseRequest, InitialiseResult } from '../schema.gen';
