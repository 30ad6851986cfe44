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
])('the length of %j is checked: %s', (password, problem) => {
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
  // Columns and diagonals of a keypad, the way around it, and every other key.
  '147258369',
  '159753456',
  '258025800852',
  '147896325',
  '135792468',
  // Rows with doubled characters.
  '112233445566',
  'qqwweerr',
  // A few letters before or after.
  'aa123456',
  'a123456789',
  'lol123456',
  'abqwertyui',
  '123456789a',
  '12345abc',
  // Two alternating rows.
  'a1b2c3d4',
  '1z2y3x4w5',
  'fuckyou1',
  'jonathan',
  'midnight',
  'cocacola',
  'startrek',
  'einstein',
  'bullshit',
  'danielle',
  'garfield',
  'marlboro',
  'Snowball!',
  'M1dn1ght',
  // Only the list of leaked passwords has these.
  'metallic',
  'rush2112',
  '4815162342',
  'Trombone7!',
  // The list does not have this one.
  'Restaurant1',
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
  'Seven-gulls-at-noon',
  'Quiet-lantern-7',
  'mittwoch regnet es immer',
  'midnight-on-the-moor',
  'Garfield eats parsnips',
  'abc-of-lighthouses',
  'nine4tables',
  'k7w2p9x4',
  '58213369',
  'tea123456tea!',
  'wxlantern',
])('"%s" is allowed', (password) => {
  expect(problemOfPassword(password, owner)).toBeNull();
});
