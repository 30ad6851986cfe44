import { rmSync } from 'node:fs';
import { runNode } from './steps.mjs';

/**
 * Runs tests without a browser. Leaves a report for the budget of the suite in
 * `test-results/<report>.json`.
 * @param {string[]} vitestArguments
 */
export async function runVitest(vitestArguments, { report = 'tests', env = {} } = {}) {
  // The screen tests add what they have shown to the records of their process.
  rmSync('test-results/screens', { recursive: true, force: true });
  await runNode(
    'node_modules/vitest/vitest.mjs',
    [
      'run',
      // The default reporter and the logs of passed tests print thousands of lines, which hide the failures.
      '--reporter=dot',
      '--silent=passed-only',
      '--reporter=json',
      `--outputFile.json=test-results/${report}.json`,
      ...vitestArguments,
    ],
    { env },
  );
}
