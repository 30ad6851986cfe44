import type { ErrorCodeOf } from '~/api/error-code';

const codes = {
  NotFound_ExpiredOrMissing:
    'Password reset request not found or has expired. Please send a new request to try again.',
  BadRequest_InvalidParameters: 'Password reset request is not valid.',
  BadRequest_Expired: 'Password reset request has expired. Please send a new request to try again.',
  BadRequest_PasswordTooShort: 'Specified password is too short.',
  BadRequest_PasswordTooCommon: 'Specified password is too common and not secure enough.',
} as const satisfies Partial<Record<ErrorCodeOf<'confirmPasswordReset'>, string>>;

/**
 * The texts of error codes that only this screen has
 * (docs/product/messages.md#password-reset-confirm-screen).
 */
export const confirmWords = { codes };
