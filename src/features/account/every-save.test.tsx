import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect } from 'vitest';
import { restartConsole } from '~/session/unsaved-edits';
import { everySave } from '~/testing/every-save';
import { confirm, fill, press, tick } from '~/testing/press-and-fill';
import { heading } from '~/testing/proofs';
import { replaceReloads } from '~/testing/replaced-reloads';

// The screens of a person's own account, and those that need no session.

beforeEach(replaceReloads);

const fillIn = async (fields: Record<string, string>) => {
  for (const [label, value] of Object.entries(fields)) await fill(label, value);
};
const password = 'Seven gulls';
const closeOutcome = async () => {
  if (screen.queryByRole('dialog')) await confirm('OK');
};

// The page validates each invitation only once, so each test needs a new one.
let invitations = 0;
const newInvitation = () => {
  invitations += 1;
  return `/invitations/validate/token-${invitations}/new.person@demo.test`;
};

const tooOften =
  'You have tried too many times in a short period. Please wait a while before trying again.';
const invitationCodes = {
  '400/BadRequest_InvitationHasInvalidParameters': 'Invitation is not valid.',
  '400/BadRequest_InvitationExpired': 'Invitation has expired.',
  '400/BadRequest_UserHasAlreadyJoined': 'User is already part of this organisation.',
  404: 'Invitation not found or has expired. Please contact your administrator to re-issue a new invitation.',
};
const passwordCodes = {
  '400/PasswordChange_NewPasswordIsInvalid': 'The new password is not strong enough.',
  '400/PasswordChange_NewPasswordIsTooCommon': 'The new password is too common and cannot be used.',
};
const resetCodes = {
  '400/BadRequest_PasswordResetHasInvalidParameters': 'Password reset request is not valid.',
  '400/BadRequest_PasswordResetHasExpired':
    'Password reset request has expired. Please send a new request to try again.',
  '400/BadRequest_PasswordResetRequestTooManyAttempts': tooOften,
};
const resetGone =
  'Password reset request not found or has expired. Please send a new request to try again.';

everySave('account', [
  {
    operationId: 'saveOwnProfile',
    path: '/profile',
    heading: 'Edit My Profile',
    act: async () => {
      await fill('Full Name', 'Another name');
      await press('Save');
    },
    // After a new address, the page waits until the person closes the dialog about it.
    closeOutcome,
    outcomeText: /^Your profile is saved, but the mail to /,
    shown: {
      200: async () => {
        await closeOutcome();
        await waitFor(() => expect(restartConsole).toHaveBeenCalledOnce());
      },
      '400/BadRequest_UserDoesNotExist': 'User does not exist.',
    },
  },
  {
    operationId: 'changePassword',
    path: '/changeprofilepassword',
    isAlwaysDone: true,
    heading: 'Change Password',
    nextHeading: 'Edit My Profile',
    act: async () => {
      await fillIn({ 'Old Password': 'x', 'New Password': password, 'Confirm Password': password });
      await press('Change');
    },
    shown: {
      200: heading('Edit My Profile'),
      '400/PasswordChange_OldPasswordIsIncorrect': 'The specified old password does not match.',
      ...passwordCodes,
      '400/PasswordChange_NewPasswordMustBeDifferentFromOldPassword':
        'The new password cannot be the same as your old password.',
      '400/BadRequest_UserDoesNotExist': 'User does not exist.',
      '400/BadRequest_PasswordResetRequestTooManyAttempts': tooOften,
    },
  },
  {
    operationId: 'validateInvitation',
    path: newInvitation,
    isAlwaysDone: true,
    heading: 'Validate Invitation',
    nextHeading: ['Welcome, your invitation has been approved!', 'Accept Invitation'],
    shown: {
      '200/newUser': heading('Accept Invitation'),
      '200/existingUser': heading('Welcome, your invitation has been approved!'),
      ...invitationCodes,
    },
  },
  {
    operationId: 'acceptInvitation',
    path: '/invitations/accept/token/new.person@demo.test',
    isAlwaysDone: true,
    heading: 'Accept Invitation',
    nextHeading: [
      'Welcome, your invitation has been approved!',
      'Check your mail',
      'The mail could not be sent',
    ],
    act: async () => {
      await tick('Terms of use');
      await tick('Privacy notice');
      await fillIn({ 'Display Name': 'Nia', 'Full Name': 'Nia Okafor' });
      await fillIn({ Password: password, 'Confirm Password': password });
      await press('Accept');
    },
    again: () => press('Accept'),
    shown: {
      200: heading('Welcome, your invitation has been approved!'),
      ...invitationCodes,
      ...passwordCodes,
    },
  },
  {
    operationId: 'sendPasswordReset',
    path: '/resetpassword',
    isAlwaysDone: true,
    heading: 'Password Reset Request',
    nextHeading: 'Reset sent',
    act: async () => {
      await fill('Email', 'user@demo.test');
      await press('Send');
    },
    shown: {
      200: heading('Reset sent'),
      '400/BadRequest_PasswordResetRequestHasInvalidParameters':
        'Failed to send password reset request! Email address is invalid.',
      '400/BadRequest_PasswordResetRequestEmailSendFailure':
        'Failed to send password reset request! The server is not able to send password resets at this time.',
      '400/BadRequest_PasswordResetRequestTooManyAttempts': tooOften,
      '400/BadRequest_InvalidParameters': 'Failed to send invite! Email address is invalid',
      '400/BadRequest_EmailSendFailure':
        'Failed to send invite! The server is not able to send password resets at this time',
      '400/BadRequest_TooManyAttempts':
        'You have tried too many times in a short period. Please wait a while before trying again',
    },
  },
  {
    operationId: 'validatePasswordReset',
    path: '/resetpassword/validate/token/user@demo.test',
    isAlwaysDone: true,
    heading: 'Validate Reset',
    nextHeading: 'Confirm Reset',
    shown: {
      200: heading('Confirm Reset'),
      ...resetCodes,
      404: resetGone,
    },
  },
  {
    operationId: 'confirmPasswordReset',
    path: '/resetpassword/confirm/token/user@demo.test',
    isAlwaysDone: true,
    heading: 'Confirm Reset',
    nextHeading: 'Password Reset Complete',
    act: async () => {
      await fillIn({ 'New Password': password, 'Confirm Password': password });
      await press('Accept');
    },
    shown: {
      200: heading('Password Reset Complete'),
      ...resetCodes,
      '400/BadRequest_InvalidParameters': 'Password reset request is not valid.',
      '400/BadRequest_Expired':
        'Password reset request has expired. Please send a new request to try again.',
      '400/BadRequest_PasswordTooShort': 'Specified password is too short.',
      '400/BadRequest_PasswordTooCommon': 'Specified password is too common and not secure enough.',
      404: resetGone,
    },
  },
]);
