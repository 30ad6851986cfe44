// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { hasOnly, record } from './record-shapes';
import { bool, oneOf } from './shapes';

const invitationResult = record(undefined, {
  resultText: oneOf(['Ok_NewUser', 'Ok_ExistingUser']),
  isLinkMailed: bool,
  mailState: oneOf(['Pending', 'Sent', 'Failed']),
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      f.resultText.fits(r.resultText, ids) &&
      (r.isLinkMailed === undefined || typeof r.isLinkMailed === 'boolean') &&
      (r.mailState === undefined || f.mailState.fits(r.mailState, ids)) &&
      hasOnly(r, f);
    if (!fits) return false;
  }
  return true;
}, ["isLinkMailed","mailState"]);

export const acceptInvitation = answer('acceptInvitation', 'post', '/invitations/accept', invitationResult);
export const validateInvitation = answer('validateInvitation', 'post', '/invitations/validate', invitationResult);

export type { AcceptInvitationRequest, InvitationResult, MailState, ValidateInvitationRequest } from '../schema.gen';
