import { performance } from 'node:perf_hooks';
import { seconds, tableOf } from './steps.mjs';
import { StoppedError } from './stopped-error.mjs';

/**
 * Runs independent checks, two at a time, and prints how long each took. Every check runs to its end,
 * even when another one fails, unless somebody stops one. A check prints nothing: its output is part of
 * its error.
 * @param {{ title: string, run: () => Promise<unknown> }[]} checks
 * @throws with the output of every failed check; StoppedError after a signal
 */
export async function runChecks(checks, atOnce = 2) {
  const waiting = [...checks];
  const times = [];
  const failures = [];
  let stopped = null;
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const started = performance.now();
      const failure = await check.run().then(
        () => null,
        (error) => error,
      );
      if (failure instanceof StoppedError) {
        stopped = failure;
        waiting.length = 0;
        return;
      }
      times.push([check.title, seconds(started)]);
      console.log(`    ${failure ? 'FAILED' : 'passed'}  ${check.title}`);
      if (failure) failures.push(`${check.title}\n${failure.message}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  if (stopped) throw stopped;
  console.log(`\n${tableOf(times)}`);
  if (failures.length > 0) throw new Error(failures.join('\n\n'));
}
