// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { dateTime } from './date-time';
import { fieldsOf, list, record } from './record-shapes';
import { id, isId, nullable } from './shapes';

const accessEnd = record('organisationUserLinkID', {
  organisationUserLinkID: id,
  endsAt: dateTime,
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      isId(r.organisationUserLinkID) &&
      f.endsAt.fits(r.endsAt, ids) &&
      fieldsOf(r) === 2;
    if (!fits) return false;
  }
  return true;
});

const accessEndChange = record(undefined, {
  organisationUserLinkID: id,
  endsAt: nullable(dateTime),
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      isId(r.organisationUserLinkID) &&
      f.endsAt.fits(r.endsAt, ids) &&
      fieldsOf(r) === 2;
    if (!fits) return false;
  }
  return true;
});

export const listAccessEnds = answer('listAccessEnds', 'get', '/api/organisation/{orgId}/accessends', list(accessEnd));
export const setAccessEnd = answer('setAccessEnd', 'post', '/api/organisation/{orgId}/accessends', accessEndChange);

export type { AccessEnd, AccessEndChange } from '../schema.gen';
