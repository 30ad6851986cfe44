import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { runChecks } from './run-checks.mjs';
import { runProgram, whenReady } from './run-program';
import { run } from './steps.mjs';
import { rethrowStop } from './stopped-error.mjs';

const quiet = () => vi.spyOn(console, 'log').mockImplementation(() => {});

test('every check runs to its end, and the error has the output of the failed ones', async () => {
  const log = quiet();
  const ran: string[] = [];
  const check = (title: string, failure?: string) => ({
    title,
    run: async () => {
      ran.push(title);
      if (failure) throw new Error(failure);
    },
  });
  const checks = [check('Types', 'a.ts is wrong'), check('Lint'), check('Law', 'a cycle')];
  await expect(runChecks(checks)).rejects.toThrow('Types\na.ts is wrong\n\nLaw\na cycle');
  expect(ran).toEqual(['Types', 'Lint', 'Law']);
  const printed = log.mock.calls.flat().join('\n');
  expect(printed).toContain('FAILED  Types');
  expect(printed).toContain('passed  Lint');
  expect(printed).toMatch(/Law +\d+\.\d s/);
});

test('no more checks run at once than wanted', async () => {
  quiet();
  let running = 0;
  let most = 0;
  const run = async () => {
    running += 1;
    most = Math.max(most, running);
    await pause(1);
    running -= 1;
  };
  await runChecks(
    ['a', 'b', 'c', 'd', 'e'].map((title) => ({ title, run })),
    2,
  );
  expect(most).toBe(2);
});

const lib = resolve('scripts/commands/lib');

/** Runs a module of its own, which knows a program that sleeps. */
const runModule = (text: string) =>
  runProgram({
    commandLine: [
      '--input-type=module',
      '--eval',
      `import { runChecks } from '${lib}/run-checks.mjs';
       import { run, runSteps } from '${lib}/steps.mjs';
       import { rethrowStop } from '${lib}/stopped-error.mjs';
       const sleeper = () =>
         run(process.execPath, ['-e', 'console.log("a sleeper"); setTimeout(() => {}, 3_000)']);
       ${text}`,
    ],
  });

test.each<[string, number, string, 'SIGINT' | 'SIGTERM']>([
  [
    'no further check starts',
    2,
    'const all = [1, 2, 3, 4, 5, 6].map((title) => ({ title, run: sleeper })); await runChecks(all)',
    'SIGINT',
  ],
  [
    'nothing comes after a program that may fail',
    1,
    'await sleeper().catch(rethrowStop)',
    'SIGTERM',
  ],
])('after a signal %s', async (_what, most, work, signal) => {
  const program = await runModule(`await runSteps([
    { title: 'First', run: async () => { ${work} } },
    { title: 'Second', run: sleeper },
  ]);`);
  const sleepers = () => program.output().match(/a sleeper/g) ?? [];
  await whenReady(program, () => sleepers().length === most);
  expect(await program.end(signal)).toBe(1);
  expect(sleepers()).toHaveLength(most);
  expect(program.output()).toMatch(new RegExp(`Failed: First\nStopped by ${signal}\\.\n$`));
});

test('a program that may fail may fail', async () => {
  await expect(run(process.execPath, ['-e', 'process.exit(1)']).catch(rethrowStop)).resolves.toBe(
    undefined,
  );
});
