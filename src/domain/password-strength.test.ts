import { expect, test } from 'vitest';
import { canBeSent, isConfirmed, isLongEnough, passwordStrength } from './password-strength';

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
