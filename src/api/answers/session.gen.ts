// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { record } from './record-shapes';
import { bool, id, isId, isText, nullable, text, tuple } from './shapes';
import { user } from './shared.gen';

const sessionOrganisation = record(undefined, {
  organisationID: id,
  name: text,
}, (r) =>
  isId(r.organisationID) &&
  isText(r.name));

export const getCurrentSession = answer('getCurrentSession', tuple(user, nullable(sessionOrganisation), bool));
