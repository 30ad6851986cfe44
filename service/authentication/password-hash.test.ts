import { scryptSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash';

test('only the hashed password matches its hash', async () => {
  const hash = await hashPassword('correct horse');
  expect(await verifyPassword('correct horse', hash)).toBe(true);
  expect(await verifyPassword('correct horse ', hash)).toBe(false);
  expect(await verifyPassword('', hash)).toBe(false);
});

test('each hash of a password has its own salt, and names its parameters', async () => {
  const [first, second] = await Promise.all([hashPassword('same'), hashPassword('same')]);
  expect(first).not.toBe(second);
  expect(first).toMatch(/^\$scrypt\$n=32768,r=8,p=3\$[\w-]{22}\$[\w-]{43}$/);
});

test('a hash with other parameters still works', async () => {
  const salt = Buffer.from('salt of sixteen.');
  const key = scryptSync('older', salt, 32, { cost: 1024, blockSize: 8, parallelization: 1 });
  const hash = `$scrypt$n=1024,r=8,p=1$${salt.toString('base64url')}$${key.toString('base64url')}`;
  expect(await verifyPassword('older', hash)).toBe(true);
  expect(await verifyPassword('newer', hash)).toBe(false);
});

test('a malformed hash is an error', async () => {
  await expect(verifyPassword('x', 'plain text')).rejects.toThrow('unknown form');
});

test('no password matches an account without one', async () => {
  expect(await verifyPassword('', null)).toBe(false);
  expect(await verifyPassword('anything', null)).toBe(false);
});

test('a check for an unknown account takes about as much work as for a known one', async () => {
  const hash = await hashPassword('known');
  const workFor = async (stored: string | null) => {
    const before = process.cpuUsage();
    await verifyPassword('wrong', stored);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  const known = await workFor(hash);
  expect(await workFor(null)).toBeGreaterThan(known / 2);
});
