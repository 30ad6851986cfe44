import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

// A mistyped --check or --write would write a file, or not write it, and end with success.
test.each([
  ['scripts/contract/generate/generate.ts', '--check and --without-types'],
  ['scripts/checks/answers-on-screens/main.ts', '--write'],
])('%s refuses an option that it does not know', (script, known) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', script, '--chek'],
    { encoding: 'utf8' },
  );
  expect([status, stdout, stderr]).toEqual([
    1,
    '',
    `Unknown option '--chek': this command takes ${known}.\n`,
  ]);
});
