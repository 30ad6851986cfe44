import type { ErrorCodeOf } from '~/api/error-code';

const codes = {
  BadRequest_InvalidParameters: 'Failed to send invite! Email address is invalid',
  BadRequest_EmailSendFailure:
    'Failed to send invite! The server is not able to send password resets at this time',
  BadRequest_TooManyAttempts:
    'You have tried too many times in a short period. Please wait a while before trying again',
} as const satisfies Partial<Record<ErrorCodeOf<'sendPasswordReset'>, string>>;

/**
 * The texts of error codes that only this screen has, slips included
 * (docs/product/messages.md#password-reset-request-screen).
 */
export const requestWords = { codes };
