/**
 * From how many characters on a password is accepted (docs/product/validation.md#password-length).
 */
const minimumLength = 8;

/** What is said of a password that is not (docs/product/validation.md#password-length). */
export const passwordTooShort = 'Password needs to be at least 8 characters long';

/**
 * The strength labels of the password screens, weakest first
 * (docs/product/validation.md#password-strength).
 */
export const passwordStrengths = ['Very weak', 'Weak', 'Average', 'Strong', 'Very strong'] as const;

type PasswordStrength = (typeof passwordStrengths)[number];

const alwaysVeryStrong = 16;

// Characters as a person counts them: an emoji is not two.
const lengthOf = (text: string): number => [...text].length;

const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[!@#$%^&*]/];

// By how many kinds of characters there are; 0 and 1 are the same.
const strengthOfKinds = ['Very weak', 'Very weak', 'Weak', 'Average', 'Strong'] as const;

/**
 * How strong a password is, by the scoring of docs/product/validation.md#password-strength: its
 * length, and how many of lower case, upper case, digit and special character it has. One that is
 * too short is very weak.
 */
export function passwordStrength(password: string): PasswordStrength {
  if (!isLongEnough(password)) return 'Very weak';
  if (lengthOf(password) >= alwaysVeryStrong) return 'Very strong';
  const count = kinds.filter((kind) => kind.test(password)).length;
  return strengthOfKinds[count] ?? 'Very weak';
}

/**
 * Whether a password passes the policy: 8 characters or more, whatever they are
 * (docs/product/validation.md#password-length).
 */
export function isLongEnough(password: string): boolean {
  return lengthOf(password) >= minimumLength;
}

/** A new password as two fields hold it. */
export interface NewPassword {
  password: string;
  confirmation: string;
}

/** Nothing typed yet. */
export const noNewPassword: NewPassword = { password: '', confirmation: '' };

/**
 * Whether both fields hold the same, after trimming (docs/product/validation.md#confirm-password).
 */
export function isConfirmed({ password, confirmation }: NewPassword): boolean {
  return password.trim() === confirmation.trim();
}

/** Whether a new password may be sent: not empty, by the policy, and confirmed. */
export function canBeSent(newPassword: NewPassword): boolean {
  return isLongEnough(newPassword.password) && isConfirmed(newPassword);
}
