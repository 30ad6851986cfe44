// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { fieldsOf, list, record } from './record-shapes';
import { id, isId, text } from './shapes';

const changedPassword = record('userID', {
  userID: id,
}, (list) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      isId(r.userID) &&
      fieldsOf(r) === 1;
    if (!fits) return false;
  }
  return true;
});

const passwordChangeBatchResult = record(undefined, {
  changes: list(changedPassword),
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

export const changePassword = answer('changePassword', 'post', '/api/user/batch/changepassword', passwordChangeBatchResult);

export type { ChangedPassword, PasswordChange, PasswordChangeBatch, PasswordChangeBatchResult } from '../schema.gen';
