import { useMutation } from '@tanstack/react-query';
import {
  confirmPasswordReset,
  sendPasswordReset,
  validatePasswordReset,
} from './answers/password-reset.gen';
import { client } from './client';
import { done, whateverText } from './done';
import type {
  ConfirmPasswordResetRequest,
  SendPasswordResetRequest,
  ValidatePasswordResetRequest,
} from './schema.gen';

/** Requests a mail with a link that sets a new password (POST passwordreset/send). */
export function useSendPasswordReset() {
  return useMutation({
    mutationFn: (body: SendPasswordResetRequest) =>
      done(client.POST('/passwordreset/send', { body, ...whateverText }), sendPasswordReset),
  });
}

/** Checks whether a reset link is valid (POST passwordreset/validate). It changes nothing. */
export function useValidatePasswordReset() {
  return useMutation({
    mutationFn: (body: ValidatePasswordResetRequest) =>
      done(
        client.POST('/passwordreset/validate', { body, ...whateverText }),
        validatePasswordReset,
      ),
  });
}

/** Sets the new password (POST passwordreset/confirm). A link works once. */
export function useConfirmPasswordReset() {
  return useMutation({
    mutationFn: (body: ConfirmPasswordResetRequest) =>
      done(client.POST('/passwordreset/confirm', { body, ...whateverText }), confirmPasswordReset),
  });
}
