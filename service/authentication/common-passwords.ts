import { commonWords } from './common-words';

/** Whose password it is to be: what others know of a person is no secret. */
export interface PasswordOwner {
  email: string;
  fullName?: string;
  shortName?: string;
}

// What people add to a word that they were told is too short or too simple: "123!", "2026".
const mostAdded = 5;

const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'yxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  '!@#$%^&*()',
  '!"£$%^&*()',
  ...['1qaz', '2wsx', '3edc', '4rfv', '5tgb', '6yhn', '7ujm', '8ik', '9ol'],
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
];
const reversed = (text: string) => [...text].reverse().join('');
const runs = [...rows, ...rows.map(reversed)];
const shortestRun = 3;

/**
 * Whether a password is one of those that are tried first (decision 24): a common word with little
 * added to it, one character or group over and over, rows of the keyboard or of the alphabet, a date,
 * or what others know of its owner. Case, and digits in the place of letters, make no difference.
 */
export function isCommonPassword(password: string, owner: PasswordOwner): boolean {
  const plain = password.normalize('NFKC').toLowerCase().trim();
  return (
    plain === '' ||
    isRepeated(plain) ||
    isOfRuns(plain) ||
    isDate(plain) ||
    wordsIn(plain).some((word) => commonWords.has(word) || isKnownOf(owner, word))
  );
}

const isRepeated = (text: string) => /^(.{1,4}?)\1+.?$/su.test(text) || /^(.+)\1+$/su.test(text);

/** Whether nothing but runs of at least three characters makes up the text. */
function isOfRuns(text: string): boolean {
  let start = 0;
  while (start < text.length) {
    const length = longestRunAt(text, start);
    if (length < shortestRun) return false;
    start += length;
  }
  return true;
}

function longestRunAt(text: string, start: number): number {
  for (let end = text.length; end - start >= shortestRun; end -= 1) {
    const part = text.slice(start, end);
    if (runs.some((run) => run.includes(part)) || /^(.)\1+$/su.test(part)) return end - start;
  }
  return 0;
}

const isDate = (text: string) =>
  /^(0?[1-9]|[12]\d|3[01])[-./ ]?(0?[1-9]|1[0-2])[-./ ]?(19|20)\d\d$/.test(text) ||
  /^(0?[1-9]|1[0-2])[-./ ]?(0?[1-9]|[12]\d|3[01])[-./ ]?(19|20)\d\d$/.test(text) ||
  /^(19|20)\d\d[-./ ]?(0?[1-9]|1[0-2])[-./ ]?(0?[1-9]|[12]\d|3[01])$/.test(text);

/** The words that a password may be made of: without what was added, and without disguise. */
function wordsIn(text: string): string[] {
  const bare = withoutAdditions(text);
  const undisguised = [bare, text].flatMap((form) => [
    withLetters(form, 'i'),
    withLetters(form, 'l'),
  ]);
  return [bare, ...undisguised, ...undisguised.map(withoutAdditions)].map((word) =>
    word.replaceAll(/[\s._-]/g, ''),
  );
}

function withoutAdditions(text: string): string {
  const bare = text.replace(/^[^\p{L}]+/u, '').replace(/[^\p{L}]+$/u, '');
  return text.length - bare.length <= mostAdded ? bare : text;
}

const letters: Record<string, string> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

const withLetters = (text: string, one: string) =>
  text.replaceAll(/[034579@$]/g, (sign) => letters[sign] ?? sign).replaceAll(/[1!|]/g, one);

function isKnownOf({ email, fullName = '', shortName = '' }: PasswordOwner, word: string): boolean {
  const known = [email, email.replace(/@.*$/, ''), fullName, shortName];
  return known.some((text) => {
    const plain = text
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[\s._-]/g, '');
    return plain.length >= 3 && plain === word;
  });
}
