import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

const startsWithin = 120_000;

interface Program {
  /** The arguments of Node: options, the script, and the script's own arguments. */
  commandLine: readonly string[];
  environment: Record<string, string>;
  /** Answers with success when the program is ready. */
  readyAddress: string;
}

/**
 * Starts a server as a separate process and waits until it answers.
 * @returns a function that ends it
 * @throws with the program's output when it ends or does not answer in time
 */
export async function startProgram(program: Program): Promise<() => Promise<void>> {
  const { commandLine, environment, readyAddress } = program;
  const child = spawn(process.execPath, commandLine, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output = `${output}${text}`.slice(-20_000);
    });
  }
  const ended = once(child, 'exit');
  // Ends the program even when the caller fails.
  process.once('exit', () => child.kill());
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await ended;
  };
  const until = Date.now() + startsWithin;
  while (!(await answers(readyAddress))) {
    if (child.exitCode !== null || Date.now() > until) {
      await stop();
      throw new Error(`${commandLine.join(' ')} did not start.\n${output}`);
    }
    await pause(100);
  }
  return stop;
}

const answers = (address: string) =>
  fetch(address).then(
    (response) => response.ok,
    () => false,
  );
