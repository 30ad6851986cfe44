import { problemOfPassword } from '../authentication/password-policy';
import { CodedError } from '../contract/coded-error';

/**
 * Checks the password of a new person (docs/product/service.md#passwords-of-users).
 * @throws CodedError for a password that this person may not have
 */
export function requireGoodPassword(
  password: string,
  owner: Parameters<typeof problemOfPassword>[1],
): void {
  const problem = problemOfPassword(password, owner);
  if (problem === null) return;
  if (problem === 'too-common') {
    throw new CodedError<'acceptInvitation'>(400, 'PasswordChange_NewPasswordIsTooCommon');
  }
  const reason = problem === 'too-long' ? 'The password is too long.' : undefined;
  throw new CodedError<'acceptInvitation'>(400, 'PasswordChange_NewPasswordIsInvalid', reason);
}
