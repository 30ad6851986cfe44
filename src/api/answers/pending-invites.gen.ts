// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { fieldsOf, list, record } from './record-shapes';
import { text } from './shapes';
import { invite } from './shared-invite.gen';

const inviteBatchResult = record(undefined, {
  changes: list(invite),
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

export const listPendingInvites = answer('listPendingInvites', 'get', '/api/organisation/{orgId}/invite', list(invite));
export const commitPendingInvites = answer('commitPendingInvites', 'post', '/api/organisation/{orgId}/invite/batch', inviteBatchResult);

export type { Invite, InviteBatch, InviteBatchResult, MailState } from '../schema.gen';
