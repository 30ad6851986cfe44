// The type check reads the example through these lines.
/// <reference path="../../docs/examples/own-mock-test/playwright.config.ts" />
/// <reference path="../../docs/examples/own-mock-test/users.spec.ts" />
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { runProgram } from '../../scripts/commands/lib/run-program';

const example = 'docs/examples/own-mock-test';

/** Runs the tests of a folder with Playwright, as a reader of docs/qa.md does. */
async function runTests(folder: string): Promise<{ status: number | null; output: string }> {
  const program = await runProgram({
    commandLine: [
      ...['node_modules/@playwright/test/cli.js', 'test', '-c', folder],
      ...['--workers=2', '--reporter=line'],
    ],
    environment: { NO_COLOR: '1' },
  });
  const status = await program.ended;
  return { status, output: program.output() };
}

test('the documented test of the console on the mock passes, with two workers', async () => {
  const { status, output } = await runTests(example);
  expect(output).toContain('3 passed');
  expect(status).toBe(0);
});

test('the documented test fails if it expects something else', async () => {
  // As deep as the example, whose imports are relative.
  const folder = join('test-results', 'changed-examples', 'own-mock-test');
  rmSync(folder, { recursive: true, force: true });
  cpSync(example, folder, { recursive: true });
  const file = join(folder, 'users.spec.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replace("'Not allowed'", "'Users'"));
  const { status, output } = await runTests(folder);
  expect(output).toMatch(/Expected: +"Users"\s+Received: +"Not allowed"/);
  expect(output).toContain('2 passed');
  expect(status).toBe(1);
});
