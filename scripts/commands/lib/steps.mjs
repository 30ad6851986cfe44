import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { onStop } from './on-stop.mjs';
import { StoppedError } from './stopped-error.mjs';
import { watchErrors } from './watch-errors.mjs';

/**
 * Runs the steps one after the other and prints what it does and how long each took. The first step
 * that fails ends the process.
 * @param {{ title: string, run: () => Promise<unknown> }[]} steps
 * @param {{ failure?: number }} options the exit status when a step fails
 */
export async function runSteps(steps, { failure = 1 } = {}) {
  const started = performance.now();
  const times = [];
  for (const [index, step] of steps.entries()) {
    const stepStarted = performance.now();
    console.log(`\n[${index + 1}/${steps.length}] ${step.title}`);
    try {
      await step.run();
    } catch (error) {
      console.error(`\nFailed: ${step.title}\n${error instanceof Error ? error.message : error}`);
      process.exit(failure);
    }
    console.log(`    done in ${seconds(stepStarted)}`);
    times.push([step.title, seconds(stepStarted)]);
  }
  console.log(`\n${tableOf(times)}`);
  console.log(`All ${steps.length} steps passed in ${seconds(started)}.`);
}

/** Makes one line for each step: its title and how long it took. */
export function tableOf(times) {
  const width = Math.max(...times.map(([title]) => title.length));
  return times.map(([title, time]) => `    ${title.padEnd(width)} ${time.padStart(9)}\n`).join('');
}

/** How long it is since a moment of `performance.now()`, for people. */
export const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/**
 * Runs a program in the foreground and passes signals on. Shows its output unless it is quiet.
 * @throws when the exit code is not 0; `explain` makes the message of what the program wrote to
 * its error stream, unless it returns null
 * @throws StoppedError after a signal
 */
export function run(command, commandArguments, options = {}) {
  const { env = {}, quiet = false, explain = null, takesInput = false } = options;
  return new Promise((resolve, reject) => {
    const child = spawn(command, commandArguments, {
      stdio: [
        takesInput ? 'inherit' : 'ignore',
        quiet ? 'pipe' : 'inherit',
        quiet || explain ? 'pipe' : 'inherit',
      ],
      env: { ...process.env, ...env },
    });
    let stopped = null;
    const leave = onStop((signal) => {
      stopped = new StoppedError(signal);
      child.kill(signal);
    });
    let output = '';
    const errors = explain ? watchErrors(child) : null;
    if (quiet) {
      child.stdout.on('data', (text) => (output += text));
      child.stderr.on('data', (text) => (output += text));
    }
    child.on('error', (error) => {
      leave();
      reject(new Error(`${command} cannot be started: ${error.message}`));
    });
    child.on('close', (code, signal) => {
      leave();
      if (stopped) reject(stopped);
      else if (code === 0) resolve(output);
      else
        reject(
          new Error(
            explain?.(errors()) ??
              `${output}${command} ${commandArguments.join(' ')} ended with ${code ?? signal}.`,
          ),
        );
    });
  });
}

/** Runs the script of a package with Node. */
export const runNode = (script, scriptArguments, options) =>
  run(process.execPath, [script, ...scriptArguments], options);

/** Runs a TypeScript file with tsx. */
export const runTypeScript = (file, fileArguments = [], options) =>
  run(process.execPath, ['--import', 'tsx', file, ...fileArguments], options);
