import { expect, type Page } from '@playwright/test';
import { fillIn } from '../../invitations/invited';
import { change, field, fill, heading, press, steps } from './acts';
import { everyFailure, showEveryAnswer } from './show-answers';

// The console's first calls, everybody's own screens, and the screens without a session.

const password = 'Seven-gulls-at-noon';
const accept = '/invitations/accept/token/new.person@demo.test';
const validate = '/invitations/validate/token/new.person@demo.test';
const resetOf = (page: string) => `/resetpassword/${page}/token/user@demo.test`;
const chosen = (name: string, value: RegExp) => (page: Page) =>
  expect(page.getByRole('combobox', { name })).toHaveValue(value);
const notLoaded = everyFailure(heading('Failed Loading Admin Page'));
const resetTooOften =
  'You have tried too many times in a short period. Please wait a while before trying again.';
const invitationCodes = {
  400: 'Bad Request.',
  '400/BadRequest_InvitationHasInvalidParameters': 'Invitation is not valid.',
  '400/BadRequest_InvitationExpired': 'Invitation has expired.',
  '400/BadRequest_UserHasAlreadyJoined': 'User is already part of this organisation.',
  404: 'Invitation not found or has expired. Please contact your administrator to re-issue a new invitation.',
};
const passwordCodes = {
  '400/PasswordChange_NewPasswordIsInvalid': 'The new password is not strong enough.',
  '400/PasswordChange_NewPasswordIsTooCommon': 'The new password is too common and cannot be used.',
};
const resetGone =
  'Password reset request not found or has expired. Please send a new request to try again.';

showEveryAnswer([
  {
    operationId: 'getCurrentSession',
    path: '/profile',
    shown: {
      200: (page) => expect(page.getByRole('button', { name: /^User menu.*Sam/ })).toBeVisible(),
      ...notLoaded,
      401: heading('Login Required'),
      403: heading('Login Required'),
    },
  },
  {
    operationId: 'listCurrencies',
    path: '/profile',
    shown: {
      200: chosen('Currency', /British Pound/),
      ...notLoaded,
      401: heading('Failed Loading Admin Page'),
    },
  },
  {
    // Without the list the console has no choice of locales (docs/product/shell.md#start-up).
    operationId: 'listLocales',
    path: '/profile',
    shown: {
      200: chosen('Locale', /United Kingdom/),
      ...everyFailure(chosen('Locale', /^en-GB/)),
      401: chosen('Locale', /^en-GB/),
    },
  },
  {
    operationId: 'listOrganisations',
    path: '/admin',
    act: press('Choose an organisation'),
    shown: { 200: 'Alpine Dealer', ...everyFailure('No organisations') },
  },
  {
    operationId: 'getUserSummary',
    path: '/user/10000000-0000-4000-8000-000000000003',
    shown: { 200: 'Uma Olsen' },
  },
  {
    operationId: 'getOwnProfile',
    path: '/profile',
    shown: { 200: field('Full Name', 'Sam Underwood') },
  },
  {
    operationId: 'saveOwnProfile',
    path: '/profile',
    act: change('Full Name'),
    shown: {
      // The console starts anew, with the saved name and language.
      200: heading('Administration summary'),
      400: 'Bad Request.',
      '400/BadRequest_UserDoesNotExist': 'User does not exist.',
    },
  },
  {
    operationId: 'changePassword',
    path: '/changeprofilepassword',
    act: steps(
      fill({ 'Old Password': 'x', 'New Password': password, 'Confirm Password': password }),
      press('Change'),
    ),
    shown: {
      200: heading('Edit My Profile'),
      400: 'Bad Request.',
      '400/PasswordChange_OldPasswordIsIncorrect': 'The specified old password does not match.',
      ...passwordCodes,
      '400/PasswordChange_NewPasswordMustBeDifferentFromOldPassword':
        'The new password cannot be the same as your old password.',
      '400/BadRequest_UserDoesNotExist': 'User does not exist.',
      '400/BadRequest_PasswordResetRequestTooManyAttempts': resetTooOften,
    },
  },
  { operationId: 'listConsentDocuments', path: accept, shown: { 200: 'Terms of use' } },
  {
    operationId: 'validateInvitation',
    path: validate,
    shown: {
      '200/newUser': heading('Accept Invitation'),
      '200/existingUser': heading('Welcome, your invitation has been approved!'),
      ...invitationCodes,
    },
  },
  {
    operationId: 'acceptInvitation',
    path: accept,
    act: steps((page) => fillIn(page, 'Nia Okafor', password), press('Accept')),
    shown: {
      200: heading('Welcome, your invitation has been approved!'),
      ...invitationCodes,
      ...passwordCodes,
    },
  },
  {
    operationId: 'sendPasswordReset',
    path: '/resetpassword',
    act: steps(fill({ Email: 'user@demo.test' }), press('Send')),
    shown: {
      200: heading('Reset sent'),
      400: 'Bad Request.',
      '400/BadRequest_PasswordResetRequestHasInvalidParameters':
        'Failed to send password reset request! Email address is invalid.',
      '400/BadRequest_PasswordResetRequestEmailSendFailure':
        'Failed to send password reset request! The server is not able to send password resets at this time.',
      '400/BadRequest_PasswordResetRequestTooManyAttempts': resetTooOften,
      '400/BadRequest_InvalidParameters': 'Failed to send invite! Email address is invalid',
      '400/BadRequest_EmailSendFailure':
        'Failed to send invite! The server is not able to send password resets at this time',
      '400/BadRequest_TooManyAttempts':
        'You have tried too many times in a short period. Please wait a while before trying again',
    },
  },
  {
    operationId: 'validatePasswordReset',
    path: resetOf('validate'),
    shown: {
      200: heading('Confirm Reset'),
      400: 'Bad Request.',
      '400/BadRequest_PasswordResetHasInvalidParameters': 'Password reset request is not valid.',
      '400/BadRequest_PasswordResetHasExpired':
        'Password reset request has expired. Please send a new request to try again.',
      '400/BadRequest_PasswordResetRequestTooManyAttempts': resetTooOften,
      404: resetGone,
    },
  },
  {
    operationId: 'confirmPasswordReset',
    path: resetOf('confirm'),
    act: steps(fill({ 'New Password': password, 'Confirm Password': password }), press('Accept')),
    shown: {
      200: heading('Password Reset Complete'),
      400: 'Bad Request.',
      '400/BadRequest_InvalidParameters': 'Password reset request is not valid.',
      '400/BadRequest_Expired':
        'Password reset request has expired. Please send a new request to try again.',
      '400/BadRequest_PasswordTooShort': 'Specified password is too short.',
      '400/BadRequest_PasswordTooCommon': 'Specified password is too common and not secure enough.',
      404: resetGone,
    },
  },
]);
