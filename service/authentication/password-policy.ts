import { isLongEnough, isTooLong } from '../../src/domain/password-strength';
import { isCommonPassword, type PasswordOwner } from './common-passwords';

/**
 * Returns why a new password is refused (docs/product/validation.md#password-length and
 * docs/product/service.md#passwords-of-users); null when it is allowed. A password that is too long
 * could be stored but would never match.
 */
export function problemOfPassword(
  password: string,
  owner: PasswordOwner,
): 'too-short' | 'too-long' | 'too-common' | null {
  if (!isLongEnough(password)) return 'too-short';
  if (isTooLong(password)) return 'too-long';
  return isCommonPassword(password, owner) ? 'too-common' : null;
}
