// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { list, record } from './record-shapes';
import { bool, filled, id, text } from './shapes';

const initialiseResult = record(undefined, {
  organisationID: id,
  initialised: bool,
});

const groupedOptionValue = record('key', {
  key: filled,
  value: text,
  group: text,
});

export const initialiseOrganisation = answer('initialiseOrganisation', initialiseResult);
export const listConfigTemplateOrganisations = answer('listConfigTemplateOrganisations', list(groupedOptionValue));
