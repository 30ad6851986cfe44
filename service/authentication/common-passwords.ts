import { dictionary } from '@zxcvbn-ts/language-common';

/** The person who gets the password. Others know these values, so that they make no secret. */
export interface PasswordOwner {
  email: string;
  fullName?: string;
  shortName?: string;
}

// What the list of leaked passwords does not have: words of tills and sign-ins, and rows of keys.
const furtherWords = [
  'passphrase contrasenya losen administrador superuser login changethis letmeinplease supersecret',
  'accesspass welcomehome instagram twitter linkedin fortnite mama papa may happybirthday cashier',
  'restaurant waitress pointofsale abcdef abcdefg abcdefgh qwertz qwertzuiop poiuytrewq',
];

const commonWords: ReadonlySet<string> = new Set([
  ...dictionary['passwords-common'],
  ...furtherWords.flatMap((line) => line.split(' ')),
]);

// How many characters people add to a word that was too short or too simple: "123!", "2026".
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
  // On a keypad: around it, down the middle, across, and every other digit.
  ...['147896325', '123698745', '2580', '159', '357', '13579', '24680'],
];
const reversed = (text: string) => [...text].reverse().join('');
const runs = [...rows, ...rows.map(reversed)];
const shortestRun = 3;

// How many letters people put before "123456" where a password must have letters.
const mostLettersBefore = 3;

/**
 * Whether a password is one that an attacker tries first
 * (docs/product/service.md#passwords-of-users): a leaked password, or a word of one with little added
 * to it, one character or group repeated, rows of the keyboard, of a keypad or of the alphabet, a
 * date, or what others know of its owner. The check ignores case, and digits in the place of letters.
 */
export function isCommonPassword(password: string, owner: PasswordOwner): boolean {
  const plain = password.normalize('NFKC').toLowerCase().trim();
  return (
    plain === '' ||
    isRepeated(plain) ||
    isOfRowsAndLetters(plain) ||
    isDate(plain) ||
    [plain, ...wordsIn(plain)].some((word) => commonWords.has(word) || isKnownOf(owner, word))
  );
}

const isRepeated = (text: string) => /^(.{1,4}?)\1+.?$/su.test(text) || /^(.+)\1+$/su.test(text);

/** Whether a text has only rows, apart from a few letters before them or after digits. */
function isOfRowsAndLetters(text: string): boolean {
  const [before = ''] = /^\p{L}*/u.exec(text) ?? [];
  const mostBefore = Math.min(before.length, mostLettersBefore);
  return [text, text.replace(/(?<=\d)\p{L}{1,3}$/u, '')].some((rest) => {
    for (let start = 0; start <= mostBefore; start += 1) {
      if (isOfRows(rest.slice(start))) return true;
    }
    return false;
  });
}

/** Whether a text is made of runs, or of two that alternate: "a1b2c3d4", "11223344". */
const isOfRows = (text: string) =>
  isOfRuns(text) ||
  [0, 1].every((turn) => isOfRuns([...text].filter((_, index) => index % 2 === turn).join('')));

/** Whether a text is made only of runs of at least three characters. */
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
  const rest = text.slice(start);
  const [same = ''] = /^(.)\1*/su.exec(rest) ?? [];
  let length = 0;
  while (length < rest.length && isInRun(rest.slice(0, length + 1))) length += 1;
  return Math.max(length, same.length);
}

const isInRun = (part: string) => runs.some((run) => run.includes(part));

const isDate = (text: string) =>
  /^(0?[1-9]|[12]\d|3[01])[-./ ]?(0?[1-9]|1[0-2])[-./ ]?(19|20)\d\d$/.test(text) ||
  /^(0?[1-9]|1[0-2])[-./ ]?(0?[1-9]|[12]\d|3[01])[-./ ]?(19|20)\d\d$/.test(text) ||
  /^(19|20)\d\d[-./ ]?(0?[1-9]|1[0-2])[-./ ]?(0?[1-9]|[12]\d|3[01])$/.test(text);

/** Lists the words that a password may come from: without additions, with letters for digits. */
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
