import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { runChecks } from './steps.mjs';

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
