// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { fieldsOf, record } from './record-shapes';
import { bool, id, isId, nullable, text, tuple } from './shapes';
import { user } from './shared-user.gen';

const sessionOrganisation = record(undefined, {
  organisationID: id,
  name: text,
}, (list) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      isId(r.organisationID) &&
      typeof r.name === 'string' &&
      fieldsOf(r) === 2;
    if (!fits) return false;
  }
  return true;
});

export const getCurrentSession = answer('getCurrentSession', 'get', '/Authentication/current', tuple(user, nullable(sessionOrganisation), bool));

export type { SessionOrganisation, User } from '../schema.gen';
