import type { operations } from './schema.gen';

type Body<Text> = { content: { 'text/plain': Text } };

/** The coded errors that an operation of the contract documents for 400 and 404. */
export type ErrorCodeOf<Id extends keyof operations> = {
  [Status in 400 | 404]: operations[Id]['responses'] extends Record<Status, Body<infer Text>>
    ? string extends Text
      ? never
      : Text
    : never;
}[400 | 404];

/** Every coded error of the contract. */
export type ErrorCode = { [Id in keyof operations]: ErrorCodeOf<Id> }[keyof operations];

/** Codes that only the password reset screens know, which have their own texts for them. */
type ScreenCode =
  | 'BadRequest_InvalidParameters'
  | 'BadRequest_EmailSendFailure'
  | 'BadRequest_TooManyAttempts'
  | 'NotFound_ExpiredOrMissing'
  | 'BadRequest_Expired'
  | 'BadRequest_PasswordTooShort'
  | 'BadRequest_PasswordTooCommon';

/** The texts of the coded errors (docs/product/messages.md#coded-errors), slips included. */
const errorMessages = {
  BadRequest: 'Bad Request.',
  OrganisationCodeAlreadyInUse: 'Organisation Code is already in use.',
  InvalidPOSCoreInstance: 'Invalid POS Core Instance specified.',
  PasswordChange_OldPasswordIsIncorrect: 'The specified old password does not match.',
  PasswordChange_NewPasswordIsInvalid: 'The new password is not strong enough.',
  PasswordChange_NewPasswordMustBeDifferentFromOldPassword:
    'The new password cannot be the same as your old password.',
  PasswordChange_NewPasswordIsTooCommon: 'The new password is too common and cannot be used.',
  BadRequest_UserDoesNotExist: 'User does not exist.',
  BadRequest_CannotUnlinkSelfFromOrganisation: 'You cannot unlink yourself from this organisation.',
  BadRequest_CannotDemoteSelf:
    'You cannot remove yourself as an administator of this organisation.',
  NotFound_InvitationExpiredOrMissing:
    'Invitation not found or has expired. Please contact your administrator to re-issue a new invitation.',
  BadRequest_InvitationHasInvalidParameters: 'Invitation is not valid.',
  BadRequest_InvitationExpired: 'Invitation has expired.',
  BadRequest_UserHasAlreadyJoined: 'User is already part of this organisation.',
  BadRequest_InvitationEmailSendFailure:
    'Failed to send invite! The server is not able to send email invitations at this time.',
  NotFound_PasswordResetExpiredOrMissing:
    'Password reset request not found or has expired. Please send a new request to try again.',
  BadRequest_PasswordResetHasInvalidParameters: 'Password reset request is not valid.',
  BadRequest_PasswordResetHasExpired:
    'Password reset request has expired. Please send a new request to try again.',
  BadRequest_PasswordResetRequestHasInvalidParameters:
    'Failed to send password reset request! Email address is invalid.',
  BadRequest_PasswordResetRequestEmailSendFailure:
    'Failed to send password reset request! The server is not able to send password resets at this time.',
  BadRequest_PasswordResetRequestTooManyAttempts:
    'You have tried too many times in a short period. Please wait a while before trying again.',
} as const satisfies Record<Exclude<ErrorCode, ScreenCode>, string>;

/**
 * Returns the catalogue's text of a code, or an unknown code as received
 * (docs/product/messages.md#unknown-codes).
 */
export function messageOfCode(code: string): string {
  return Object.hasOwn(errorMessages, code)
    ? errorMessages[code as keyof typeof errorMessages]
    : code;
}
