import { expect, test } from 'vitest';
import { problemOfPassword } from './password-policy';

const owner = {
  email: 'nia.okoro@demo.test',
  fullName: 'Nia Okoro-Lindqvist',
  shortName: 'Okoro-L',
};

test.each([
  ['', 'too-short'],
  ['1aB!xyz', 'too-short'],
  ['🂡🂢🂣🂤abc', 'too-short'],
  ['🂡🂢🂣🂤abcd', null],
  [`correct horse ${'x y'.repeat(337)}`, 'too-long'],
])('%j: %s', (password, problem) => {
  expect(problemOfPassword(password, owner)).toBe(problem);
});

test.each([
  'password',
  'Password1',
  'P@ssw0rd123!',
  'pa55w0rd',
  'PASSWORD2026',
  '  password  ',
  'letmein!!',
  'Welcome1',
  'Summer2026!',
  'trustno1!',
  'iloveyou',
  'pass-word-1',
  'ｐａｓｓｗｏｒｄ',
  'passwordpassword',
  'aaaaaaaa',
  'abcabcabc',
  '12121212',
  '        ',
  '12345678',
  '1234567890',
  '987654321',
  'qwertyuiop',
  'qwerty123456',
  'abcd1234',
  '1q2w3e4r',
  '1qaz2wsx',
  'aaabbbccc',
  '!@#$%^&*',
  '24121989',
  '24.12.1989',
  '1989-12-24',
  'nia.okoro',
  'Nia.Okoro1',
  'nia.okoro@demo.test',
  'Nia Okoro-Lindqvist',
  'okoro-l-99',
])('"%s" is too common', (password) => {
  expect(problemOfPassword(password, owner)).toBe('too-common');
});

test.each([
  'demo-password-1',
  'Lantern-over-the-Quay-7',
  'correct horse battery staple',
  'tr0ub4dor&3',
  'dragon-838191',
  'zebra1234567',
  'abcdefgx',
  'passwordless-entry',
  'ÄpfelUndBirnen',
  '83719264',
])('"%s" can be had', (password) => {
  expect(problemOfPassword(password, owner)).toBeNull();
});
