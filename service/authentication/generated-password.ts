import { randomInt } from 'node:crypto';

// Without the letters and digits that look alike: 0 and O, 1, l and I.
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';
const groups = 5;
const groupLength = 5;

/**
 * A password that nobody chose: five groups of five characters, 145 random bits, easy to read out
 * and to type. It has upper case, lower case and digits, which some rules for passwords ask for.
 */
export function generatePassword(): string {
  for (;;) {
    const password = Array.from({ length: groups }, randomGroup).join('-');
    if (/[A-Z]/.test(password) && /[a-z]/.test(password) && /\d/.test(password)) return password;
  }
}

const randomGroup = () =>
  Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('');
