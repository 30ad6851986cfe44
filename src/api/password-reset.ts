import {
  confirmPasswordReset,
  sendPasswordReset,
  validatePasswordReset,
} from './answers/password-reset.gen';
import { useDone } from './done';

/** Requests a mail with a link that sets a new password (POST passwordreset/send). */
export const useSendPasswordReset = () => useDone(sendPasswordReset, {});

/** Checks whether a reset link is valid (POST passwordreset/validate). It changes nothing. */
export const useValidatePasswordReset = () => useDone(validatePasswordReset, {});

/** Sets the new password (POST passwordreset/confirm). A link works once. */
export const useConfirmPasswordReset = () => useDone(confirmPasswordReset, {});
