import {
  confirmPasswordReset,
  sendPasswordReset,
  validatePasswordReset,
} from './answers/password-reset.gen';
import { useDone } from './done';

/** Requests a mail with a link that sets a new password. */
export const useSendPasswordReset = () => useDone(sendPasswordReset, {});

/** Checks whether a reset link is valid. It changes nothing. */
export const useValidatePasswordReset = () => useDone(validatePasswordReset, {});

/** Sets the new password. A link works once. */
export const useConfirmPasswordReset = () => useDone(confirmPasswordReset, {});
