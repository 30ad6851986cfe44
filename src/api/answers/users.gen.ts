// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { fieldsOf, list, record } from './record-shapes';
import { text } from './shapes';
import { user } from './shared-user.gen';

const userBatchResult = record(undefined, {
  changes: list(user),
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

export const listUsers = answer('listUsers', 'get', '/api/user', list(user));
export const commitUsers = answer('commitUsers', 'post', '/api/user/batch', userBatchResult);
export const getUser = answer('getUser', 'get', '/api/user/{id}', user);

export type { User, UserBatch, UserBatchResult, UserChange } from '../schema.gen';
