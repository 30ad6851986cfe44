import { scryptSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { quickPasswords } from '../testing/quick-passwords';
import { generatePassword } from './generated-password';
import { hashOfGenerated, passwordHasher } from './password-hash';

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
  expect(first).toMatch(/^\$scrypt\$n=16384,r=8,p=5\$[\w-]{22}\$[\w-]{43}$/);
});

test('a hash with other parameters still works', async () => {
  const salt = Buffer.from('salt of sixteen.');
  const key = scryptSync('older', salt, 32, { cost: 1024, blockSize: 8, parallelization: 1 });
  const hash = `$scrypt$n=1024,r=8,p=1$${salt.toString('base64url')}$${key.toString('base64url')}`;
  const { verify } = passwordHasher();
  expect(await verify('older', hash)).toBe(true);
  expect(await verify('newer', hash)).toBe(false);
});

test('a generated secret has a fast hash, which matches it alone', async () => {
  const [secret, other] = [generatePassword(), generatePassword()];
  const { verify } = quickPasswords;
  expect(await verify(secret, hashOfGenerated(secret))).toBe(true);
  expect(await verify(other, hashOfGenerated(secret))).toBe(false);
});

test('many secrets are hashed in their order, and leave room for those who sign in', async () => {
  const { hash, hashAll, verify } = passwordHasher();
  const done: string[] = [];
  const secrets = ['1', '2', '3', '4', '5', '6'];
  const many = hashAll(secrets).then((hashes) => {
    done.push('all');
    return hashes;
  });
  await hash('sign-in').then(() => done.push('sign-in'));
  const hashes = await many;
  expect(done).toEqual(['sign-in', 'all']);
  expect(await verify('6', hashes[5] ?? '')).toBe(true);
  await expect(hashAll(Array(203).fill('x'))).rejects.toMatchObject({ status: 503 });
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

test('many hashes at once leave threads for files', async () => {
  const { hash } = passwordHasher();
  const done: string[] = [];
  const hashes = Array.from({ length: 6 }, () => hash('same').then(() => done.push('hash')));
  await readFile(import.meta.filename).then(() => done.push('file'));
  await Promise.all(hashes);
  expect(done[0]).toBe('file');
});

test('more than 200 waiting hashes are refused, and the others are made', async () => {
  const { verify } = quickPasswords;
  const outcomes = await Promise.allSettled(Array.from({ length: 205 }, () => verify('any', null)));
  const refused = outcomes.flatMap((outcome) =>
    'reason' in outcome ? [outcome.reason.status] : [],
  );
  expect(refused).toEqual([503, 503, 503]);
});

test('one network leaves places to others, and gets them back', async () => {
  const { hash, verify } = passwordHasher({ cost: 1024, blockSize: 8, parallelization: 1 });
  const ask = (address: string) =>
    verify('any', null, address).then(
      () => 200,
      ({ status }) => status as number,
    );
  const address = (host: number) => `2001:db8::${host.toString(16)}`;
  const flood = Array.from({ length: 62 }, (_, host) => ask(address(host)));
  const others = [ask('192.0.2.1'), ask('2001:db8:0:1::1')];
  await expect(hash('any', address(70))).rejects.toMatchObject({ status: 503 });
  expect((await Promise.all(flood)).filter((status) => status === 503)).toHaveLength(2);
  expect(await Promise.all(others)).toEqual([200, 200]);
  expect(await ask(address(70))).toBe(200);
});

test('a hash with other parameters is outdated', async () => {
  const { hash, isOutdated } = quickPasswords;
  expect(isOutdated(await hash('any'))).toBe(false);
  expect(passwordHasher().isOutdated(await hash('any'))).toBe(true);
});
