// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { list, record } from './record-shapes';
import { id, isId, text } from './shapes';

const changedPassword = record('userID', {
  userID: id,
}, (r) =>
  isId(r.userID));

const passwordChangeBatchResult = record(undefined, {
  changes: list(changedPassword),
  deletes: list(text),
}, (r, f, ids) =>
  f.changes.fits(r.changes, ids) &&
  f.deletes.fits(r.deletes, ids));

export const changePassword = answer('changePassword', passwordChangeBatchResult);
