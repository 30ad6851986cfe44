import { longestPassword } from '../src/domain/password-strength';
import type { PasswordOwner } from './authentication/common-passwords';
import { problemOfPassword } from './authentication/password-policy';

const problems = {
  'too-short': 'has to have at least 8 characters.',
  'too-long': `has to have at most ${longestPassword} bytes.`,
  'too-common':
    'is one that attackers try first: a leaked password, a word with little added to it, a row of keys, a date, or the name or the address of the person.',
};

/**
 * Returns why the password of the first super user is refused, by the rules for every password
 * (docs/product/service.md#passwords-of-users); null when it is allowed. The text never has the
 * password.
 */
export function problemOfFirstPassword(password: string, owner: PasswordOwner): string | null {
  const problem = problemOfPassword(password, owner);
  return problem === null ? null : `FIRST_SUPER_USER_PASSWORD ${problems[problem]}`;
}
