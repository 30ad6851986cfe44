// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { record } from './record-shapes';
import { oneOf } from './shapes';

const invitationResult = record(undefined, {
  resultText: oneOf(['Ok_NewUser', 'Ok_ExistingUser']),
}, (r, f, ids) =>
  f.resultText.fits(r.resultText, ids));

export const acceptInvitation = answer('acceptInvitation', invitationResult);
export const validateInvitation = answer('validateInvitation', invitationResult);
