import { scryptSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { quickPasswords } from '../testing/quick-passwords';
import { passwordHasher } from './password-hash';

test('only the hashed password matches its hash', async () => {
  const hash = await quickPasswords.hash('correct horse');
  expect(await quickPasswords.verify('correct horse', hash)).toBe(true);
  expect(await quickPasswords.verify('correct horse ', hash)).toBe(false);
  expect(await quickPasswords.verify('', hash)).toBe(false);
});

test('each hash of a password has its own salt, and names its parameters', async () => {
  const { hash } = passwordHasher();
  const [first, second] = await Promise.all([hash('same'), hash('same')]);
  expect(first).not.toBe(second);
  expect(first).toMatch(/^\$scrypt\$n=32768,r=8,p=3\$[\w-]{22}\$[\w-]{43}$/);
});

test('a hash with other parameters still works', async () => {
  const salt = Buffer.from('salt of sixteen.');
  const key = scryptSync('older', salt, 32, { cost: 1024, blockSize: 8, parallelization: 1 });
  const hash = `$scrypt$n=1024,r=8,p=1$${salt.toString('base64url')}$${key.toString('base64url')}`;
  const { verify } = passwordHasher();
  expect(await verify('older', hash)).toBe(true);
  expect(await verify('newer', hash)).toBe(false);
});

test('a malformed hash is an error', async () => {
  await expect(quickPasswords.verify('x', 'plain text')).rejects.toThrow('unknown form');
});

test('no password matches an account without one', async () => {
  expect(await quickPasswords.verify('', null)).toBe(false);
  expect(await quickPasswords.verify('anything', null)).toBe(false);
});

test('a check for an unknown account takes about as much work as for a known one', async () => {
  const { hash, verify } = passwordHasher();
  const stored = await hash('known');
  const workFor = async (known: string | null) => {
    const before = process.cpuUsage();
    await verify('wrong', known);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  const known = await workFor(stored);
  expect(await workFor(null)).toBeGreaterThan(known / 2);
});
