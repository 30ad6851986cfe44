// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { hasOnly, record } from './record-shapes';
import { bool, oneOf } from './shapes';

const invitationResult = record(undefined, {
  resultText: oneOf(['Ok_NewUser', 'Ok_ExistingUser']),
  isLinkMailed: bool,
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      f.resultText.fits(r.resultText, ids) &&
      (r.isLinkMailed === undefined || typeof r.isLinkMailed === 'boolean') &&
      hasOnly(r, f);
    if (!fits) return false;
  }
  return true;
}, ["isLinkMailed"]);

export const acceptInvitation = answer('acceptInvitation', 'post', '/invitations/accept', invitationResult);
export const validateInvitation = answer('validateInvitation', 'post', '/invitations/validate', invitationResult);

export type { AcceptInvitationRequest, InvitationResult, ValidateInvitationRequest } from '../schema.gen';
