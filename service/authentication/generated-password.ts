import { randomInt } from 'node:crypto';

// Without the letters and digits that look alike: 0 and O, 1, l and I.
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';
const groups = 5;
const groupLength = 5;

/**
 * Generates a password of five groups of five characters (145 random bits), which is easy to read
 * out and to type. It has upper case, lower case and digits, because some password rules need them.
 */
export function generatePassword(): string {
  for (;;) {
    const password = Array.from({ length: groups }, randomGroup).join('-');
    if (/[A-Z]/.test(password) && /[a-z]/.test(password) && /\d/.test(password)) return password;
  }
}

const randomGroup = () =>
  Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('');
