// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { list, record } from './record-shapes';
import { id, nullable, oneOf, text } from './shapes';

const entityLookupOrganisation = record(undefined, {
  organisationID: id,
  organisationName: text,
  organisationCode: text,
  kapow: nullable(text),
});

const entityLookupMatch = record(undefined, {
  type: oneOf([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0),
  entityID: text,
  name: text,
  organisation: nullable(entityLookupOrganisation),
});

export const lookUpEntities = answer('lookUpEntities', list(entityLookupMatch));
