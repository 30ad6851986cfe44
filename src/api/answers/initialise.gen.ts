// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { list, record } from './record-shapes';
import { bool, filled, id, isBoolean, isId, isText, text } from './shapes';

const initialiseResult = record(undefined, {
  organisationID: id,
  initialised: bool,
}, (r) =>
  isId(r.organisationID) &&
  isBoolean(r.initialised));

const groupedOptionValue = record('key', {
  key: filled,
  value: text,
  group: text,
}, (r, f, ids) =>
  f.key.fits(r.key, ids) &&
  isText(r.value) &&
  isText(r.group));

export const initialiseOrganisation = answer('initialiseOrganisation', initialiseResult);
export const listConfigTemplateOrganisations = answer('listConfigTemplateOrganisations', list(groupedOptionValue));
