import { expect, test } from 'vitest';
import { installationFailure } from './installation-failure.mjs';

/** What npm 11 prints of a failure. */
const npmErrors = (code: string, ...more: string[]) =>
  [`code ${code}`, ...more, `errno ${code}`].map((line) => `npm error ${line}\n`).join('');

test.each([
  ['a file that npm may not write', npmErrors('EACCES', 'syscall mkdir', 'path /home/a b/.npm')],
  [
    'the same of npm 9',
    'npm ERR! code EACCES\nnpm ERR! syscall mkdir\nnpm ERR! path /home/a b/.npm',
  ],
])('%s is named, with what to do', (_what, errors) => {
  expect(installationFailure(errors)).toBe(
    "The packages could not be installed. npm may not write /home/a b/.npm (EACCES). Let this user write there. If it is npm's cache, npm_config_cache can name another folder.",
  );
});

test.each<readonly [string, string]>([
  ['EROFS', 'npm may not write its folders (EROFS).'],
  ['ENOSPC', 'The disk is full.'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'does not trust the certificate'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'does not trust the certificate'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'does not trust the certificate'],
  ['EINTEGRITY', 'npm says why above (EINTEGRITY).'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'ETIMEDOUT', 'ERR_SOCKET_TIMEOUT', 'E503'].map(
    (code) => [code, 'Is the npm registry reachable?'] as const,
  ),
])('%s has advice of its own', (code, advice) => {
  expect(installationFailure(npmErrors(code))).toContain(advice);
});

test('without a code the registry is asked about', () => {
  expect(installationFailure('')).toBe(
    'The packages could not be installed. Is the npm registry reachable?',
  );
});
