// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { list, record } from './record-shapes';
import { text } from './shapes';
import { user } from './shared.gen';

const userBatchResult = record(undefined, {
  changes: list(user),
  deletes: list(text),
}, (r, f, ids) =>
  f.changes.fits(r.changes, ids) &&
  f.deletes.fits(r.deletes, ids));

export const listUsers = answer('listUsers', list(user));
export const commitUsers = answer('commitUsers', userBatchResult);
export const getUser = answer('getUser', user);
