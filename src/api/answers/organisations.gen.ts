// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { fieldsOf, list, record } from './record-shapes';
import { text } from './shapes';
import { optionValue } from './shared-option-value.gen';
import { organisation } from './shared-organisation.gen';

const organisationBatchResult = record(undefined, {
  changes: list(organisation),
  deletes: list(text),
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      f.changes.fits(r.changes, ids) &&
      f.deletes.fits(r.deletes, ids) &&
      fieldsOf(r) === 2;
    if (!fits) return false;
  }
  return true;
});

export const listOrganisations = answer('listOrganisations', 'get', '/api/Organisation', list(organisation));
export const commitOrganisations = answer('commitOrganisations', 'post', '/api/organisation/batch', organisationBatchResult);
export const listParentOrganisationValues = answer('listParentOrganisationValues', 'get', '/api/organisation/parentvalues', list(optionValue));

export type { OptionValue, Organisation, OrganisationBatch, OrganisationBatchResult, OrganisationChange, OrganisationType } from '../schema.gen';
