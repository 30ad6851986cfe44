// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { list, record } from './record-shapes';
import { id, isId, isText, nullable, oneOf, text } from './shapes';

const entityLookupOrganisation = record(undefined, {
  organisationID: id,
  organisationName: text,
  organisationCode: text,
  kapow: nullable(text),
}, (r) =>
  isId(r.organisationID) &&
  isText(r.organisationName) &&
  isText(r.organisationCode) &&
  (r.kapow === null || isText(r.kapow)));

const entityLookupMatch = record(undefined, {
  type: oneOf([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0),
  entityID: text,
  name: text,
  organisation: nullable(entityLookupOrganisation),
}, (r, f, ids) =>
  f.type.fits(r.type, ids) &&
  isText(r.entityID) &&
  isText(r.name) &&
  f.organisation.fits(r.organisation, ids));

export const lookUpEntities = answer('lookUpEntities', list(entityLookupMatch));
