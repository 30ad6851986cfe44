// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { fieldsOf, record } from './record-shapes';
import { oneOf } from './shapes';

const passwordResetResult = record(undefined, {
  resultText: oneOf(['Ok']),
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      f.resultText.fits(r.resultText, ids) &&
      fieldsOf(r) === 1;
    if (!fits) return false;
  }
  return true;
});

export const sendPasswordReset = answer('sendPasswordReset', 'post', '/passwordreset/send', passwordResetResult);
export const validatePasswordReset = answer('validatePasswordReset', 'post', '/passwordreset/validate', passwordResetResult);
export const confirmPasswordReset = answer('confirmPasswordReset', 'post', '/passwordreset/confirm', passwordResetResult);

export type { ConfirmPasswordResetRequest, PasswordResetResult, SendPasswordResetRequest, ValidatePasswordResetRequest } from '../schema.gen';
