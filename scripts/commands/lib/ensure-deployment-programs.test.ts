import { afterEach, expect, test, vi } from 'vitest';
import { ensureSqld, whyNotHere } from './ensure-deployment-programs.mjs';

afterEach(() => vi.unstubAllEnvs());

test('a missing program of SQLD_PATH is an error; no other one replaces it', async () => {
  vi.stubEnv('SQLD_PATH', '/no/such/sqld');
  await expect(ensureSqld()).rejects.toThrow(
    'SQLD_PATH names /no/such/sqld, which is no program. Name one, or unset it.',
  );
});

test('the deployment tests run on Linux on x64, and say why they do not run on other systems', () => {
  expect(whyNotHere({ platform: 'linux', arch: 'x64' })).toBeNull();
  expect(whyNotHere({ platform: 'darwin', arch: 'arm64' })).toMatch('do not run on darwin arm64');
});
