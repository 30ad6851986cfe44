// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { record } from './record-shapes';
import { oneOf } from './shapes';

const passwordResetResult = record(undefined, {
  resultText: oneOf(['Ok']),
}, (r, f, ids) =>
  f.resultText.fits(r.resultText, ids));

export const sendPasswordReset = answer('sendPasswordReset', passwordResetResult);
export const validatePasswordReset = answer('validatePasswordReset', passwordResetResult);
export const confirmPasswordReset = answer('confirmPasswordReset', passwordResetResult);
