import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { isSealed, keyLength, type Sealed, SecretKeys, UnknownKeyError } from './secret-keys';

const key = randomBytes(keyLength);
const keys = new SecretKeys(key);
const place = 'pos_core_instances/jwt_signing_key/1';

test.each(['Vq3-8sKd-71Lw', '', 'ключ 🔑', 'x'.repeat(10_000)])('%j opens again', (plain) => {
  const sealed = keys.seal(plain, place);
  expect(isSealed(sealed)).toBe(true);
  expect(keys.open(sealed, place)).toBe(plain);
  if (plain) expect(sealed).not.toContain(plain);
});

test('the same text is never the same value', () => {
  expect(keys.seal('k', place)).not.toBe(keys.seal('k', place));
});

test('a value opens in no other place', () => {
  const sealed = keys.seal('k', place);
  expect(() => keys.open(sealed, 'pos_core_instances/jwt_signing_key/2')).toThrow();
  expect(() => keys.open(sealed, 'deployment_servers/jwt_signing_key/1')).toThrow();
});

test('a value with any other character does not open', () => {
  const sealed = keys.seal('secret', place);
  const start = sealed.lastIndexOf('.') + 1;
  for (let index = start; index < sealed.length - 1; index += 1) {
    const other = sealed[index] === 'A' ? 'B' : 'A';
    const changed = `${sealed.slice(0, index)}${other}${sealed.slice(index + 1)}` as Sealed;
    expect(() => keys.open(changed, place)).toThrow();
  }
  expect(() => keys.open(sealed.slice(0, -4) as Sealed, place)).toThrow();
  expect(() => keys.open(sealed.slice(0, start + 20) as Sealed, place)).toThrow();
});

test('the previous key opens, and the present one seals', () => {
  const old = keys.seal('k', place);
  const next = randomBytes(keyLength);
  const rotated = new SecretKeys(next, key);
  expect(rotated.open(old, place)).toBe('k');
  expect([rotated.isCurrent(old), rotated.isCurrent(rotated.seal('k', place))]).toEqual([
    false,
    true,
  ]);
  expect(() => new SecretKeys(next).open(old, place)).toThrow(UnknownKeyError);
});

test.each(['', 'Vq3-8sKd-71Lw', 'enc1.abc', 'enc1..x', 'enc2.0123456789abcdef.AAAA'])(
  '%j is no encrypted text',
  (text) => {
    expect(isSealed(text)).toBe(false);
  },
);
