// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { list, record } from './record-shapes';
import { text } from './shapes';
import { invite } from './shared.gen';

const inviteBatchResult = record(undefined, {
  changes: list(invite),
  deletes: list(text),
}, (r, f, ids) =>
  f.changes.fits(r.changes, ids) &&
  f.deletes.fits(r.deletes, ids));

export const listPendingInvites = answer('listPendingInvites', list(invite));
export const commitPendingInvites = answer('commitPendingInvites', inviteBatchResult);
