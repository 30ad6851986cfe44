import { isStorable } from './stored-text';
import { lengthOf } from './text-limit';
import { unstorableText } from './typed-text';

/** The labels, weakest first (docs/product/validation.md#password-strength). */
export const passwordStrengths = ['Very weak', 'Weak', 'Average', 'Strong', 'Very strong'] as const;

const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[!@#$%^&*]/];

// Indexed by the number of kinds of characters; 0 and 1 have the same strength.
const strengthOfKinds = ['Very weak', 'Very weak', 'Weak', 'Average', 'Strong'] as const;

/**
 * Rates a password by the scoring of docs/product/validation.md#password-strength: by its length,
 * and by how many of lower case, upper case, digit and special character it has. A password that is
 * too short is very weak.
 */
export function passwordStrength(password: string): (typeof passwordStrengths)[number] {
  if (!isLongEnough(password)) return 'Very weak';
  if (lengthOf(password) >= 16) return 'Very strong';
  const count = kinds.filter((kind) => kind.test(password)).length;
  return strengthOfKinds[count] ?? 'Very weak';
}

/** Whether a password passes the policy: 8 characters of any kind (docs/product/validation.md#password-length). */
export const isLongEnough = (password: string): boolean => lengthOf(password) >= 8;

/** The most bytes of a password. The limit bounds the work of hashing. */
export const longestPassword = 1024;

export const isTooLong = (password: string): boolean =>
  new TextEncoder().encode(password).length > longestPassword;

/** Returns the field error of a password that no service can take, new or not; undefined without one. */
export function unusableError(password: string): string | undefined {
  if (!isStorable(password)) return unstorableText;
  return isTooLong(password) ? 'This password is too long.' : undefined;
}

export interface NewPassword {
  password: string;
  confirmation: string;
}

export const noNewPassword: NewPassword = { password: '', confirmation: '' };

/** Whether both fields hold the same trimmed text (docs/product/validation.md#confirm-password). */
export const isConfirmed = ({ password, confirmation }: NewPassword): boolean =>
  password.trim() === confirmation.trim();

/** Whether a new password may be sent: it has the right length, and so is not empty, and is confirmed. */
export const canBeSent = (newPassword: NewPassword): boolean =>
  isLongEnough(newPassword.password) &&
  unusableError(newPassword.password) === undefined &&
  isConfirmed(newPassword);
