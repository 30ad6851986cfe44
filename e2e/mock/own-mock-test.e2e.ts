// The type check reads the example through these lines.
/// <reference path="../../docs/examples/own-mock-test/playwright.config.ts" />
/// <reference path="../../docs/examples/own-mock-test/users.spec.ts" />
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { runProgram } from '../../scripts/commands/lib/run-program';

const example = 'docs/examples/own-mock-test';

test('the documented tests of the console on the mock pass, and one that expects something else fails', async () => {
  // As deep as the example, whose imports are relative.
  const folder = join('test-results', 'changed-examples', 'own-mock-test');
  rmSync(folder, { recursive: true, force: true });
  cpSync(example, folder, { recursive: true });
  // It expects the right heading first, and does not wait long for the wrong one.
  const changed = readFileSync(join(folder, 'users.spec.ts'), 'utf8').replace(
    /^(.*toHaveText)\('Not allowed'\);$/m,
    "$&\n$1('Users', { timeout: 100 });",
  );
  writeFileSync(
    join(folder, 'changed.spec.ts'),
    changed.slice(0, changed.indexOf('\n\ntest(')) +
      changed.slice(changed.lastIndexOf('\n\ntest(')),
  );
  // As a reader of docs/qa.md runs them.
  const program = await runProgram({
    commandLine: [
      ...['node_modules/@playwright/test/cli.js', 'test', '-c', folder],
      // A second worker would start a second mock.
      ...['--workers=1', '--reporter=line'],
    ],
    environment: { NO_COLOR: '1' },
  });
  expect(await program.ended).toBe(1);
  const output = program.output();
  expect(output).toMatch(/Expected: +"Users"\s+Received: +"Not allowed"/);
  expect(output).toContain('3 passed');
  expect(output).toContain('1 failed');
});
