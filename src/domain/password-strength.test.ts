import { expect, test } from 'vitest';
import {
  canBeSent,
  isConfirmed,
  isLongEnough,
  passwordStrength,
  unusableError,
} from './password-strength';

test.each([
  ['', 'Very weak'],
  ['Ab1!xyz', 'Very weak'],
  ['abcdefgh', 'Very weak'],
  ['________', 'Very weak'],
  ['abcdefg1', 'Weak'],
  ['ABCDEFGH!', 'Weak'],
  ['Abcdefg1', 'Average'],
  ['abcdef1*', 'Average'],
  ['Abcdef1!', 'Strong'],
  ['Abcdefghijkl1^ä', 'Strong'],
  ['aaaaaaaaaaaaaaa', 'Very weak'],
  ['aaaaaaaaaaaaaaaa', 'Very strong'],
])('the strength of %j is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

test.each([...'!@#$%^&*'])('%s is a special character', (special) => {
  expect(passwordStrength(`abcdefgh${special}`)).toBe('Weak');
});

test.each([...'-_.+ä '])('"%s" is no special character', (other) => {
  expect(passwordStrength(`abcdefgh${other}`)).toBe('Very weak');
});

test('a password has at least 8 characters, of any kind', () => {
  expect(isLongEnough('1234567')).toBe(false);
  expect(isLongEnough('12345678')).toBe(true);
  expect(isLongEnough('        ')).toBe(true);
  expect(isLongEnough('🂡🂢🂣🂤🂥🂦🂧')).toBe(false);
});

test.each([
  ['abcdefgh', 'abcdefgh', true],
  ['abcdefgh', ' abcdefgh\t', true],
  [' abcdefgh', 'abcdefgh', true],
  ['abcdefgh', 'abcdefgH', false],
  ['abcdefgh', '', false],
  ['', '', true],
])('%j and the confirmation %j match: %j', (password, confirmation, isSame) => {
  expect(isConfirmed({ password, confirmation })).toBe(isSame);
});

test('a new password can be sent only when it is long enough and confirmed', () => {
  expect(canBeSent({ password: '', confirmation: '' })).toBe(false);
  expect(canBeSent({ password: '1234567', confirmation: '1234567' })).toBe(false);
  expect(canBeSent({ password: '12345678', confirmation: '1234567' })).toBe(false);
  expect(canBeSent({ password: '12345678', confirmation: '12345678' })).toBe(true);
});

test.each([
  [
    'half of an emoji',
    'tulip-42\ud83d',
    'This text has a character that cannot be stored. Type it again.',
  ],
  [
    'a null character',
    'tulip\0-42',
    'This text has a character that cannot be stored. Type it again.',
  ],
  ['more bytes than are hashed', 'é'.repeat(513), 'This password is too long.'],
  ['as many bytes as are hashed', 'é'.repeat(512), undefined],
])('a password with %s cannot be sent', (_, password, error) => {
  expect(unusableError(password)).toBe(error);
  expect(canBeSent({ password, confirmation: password })).toBe(error === undefined);
});
