import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { bundledContract } from './bundled-contracts';

test('a contract that does not bundle says so in a line, and where it is wrong below', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'broken-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync('openapi', join(folder, 'openapi'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const file = join(folder, 'openapi/paths/users.yaml');
  const broken = readFileSync(file, 'utf8').replace('users.yaml#/UserBatch', 'users.yaml#/Nowhere');
  writeFileSync(file, broken);
  const root = process.cwd();
  process.chdir(folder);
  onTestFinished(() => process.chdir(root));

  const failure = await bundledContract().then(
    () => '',
    (error: Error) => error.message,
  );

  const [first, ...others] = failure.split('\n');
  expect(first).toBe('The contract as it is now does not bundle.');
  expect(others.join('\n')).toContain('openapi/paths/users.yaml');
  expect(others.join('\n')).toContain("Can't resolve $ref");
  expect(failure).not.toContain(tmpdir());
});
