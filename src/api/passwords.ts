import { addition } from '~/domain/contract/record-change';
import { changePassword } from './answers/change-password.gen';
import {
  confirmPasswordReset,
  sendPasswordReset,
  validatePasswordReset,
} from './answers/password-reset.gen';
import type { BodyOf } from './client';
import { done, useLinkCall } from './done';
import type { PasswordChange } from './schema.gen';
import { useSingleMutation } from './use-single-mutation';

/** Changes the person's own password as a batch of one. */
export const useChangePassword = () =>
  useSingleMutation({
    mutationFn: (change: PasswordChange) =>
      done(changePassword, {}, { changes: [addition<PasswordChange>()(change)], deletes: [] }),
  });

/** Requests a mail with a link that sets a new password. */
export const useSendPasswordReset = () =>
  useSingleMutation({
    mutationFn: (body: BodyOf<'sendPasswordReset'>) => done(sendPasswordReset, {}, body),
  });

/** Checks whether a reset link is valid. It changes nothing. */
export const useValidatePasswordReset = () =>
  useLinkCall(validatePasswordReset, {}, 'NotFound_PasswordResetExpiredOrMissing');

/** Sets the new password. A link works once. */
export const useConfirmPasswordReset = () =>
  useLinkCall(confirmPasswordReset, {}, 'NotFound_ExpiredOrMissing');
