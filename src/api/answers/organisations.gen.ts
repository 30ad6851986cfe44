// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { list, record } from './record-shapes';
import { text } from './shapes';
import { optionValue, organisation } from './shared.gen';

const organisationBatchResult = record(undefined, {
  changes: list(organisation),
  deletes: list(text),
}, (r, f, ids) =>
  f.changes.fits(r.changes, ids) &&
  f.deletes.fits(r.deletes, ids));

export const listOrganisations = answer('listOrganisations', list(organisation));
export const commitOrganisations = answer('commitOrganisations', organisationBatchResult);
export const listParentOrganisationValues = answer('listParentOrganisationValues', list(optionValue));
