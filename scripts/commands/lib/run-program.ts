import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

interface Program {
  /** The program; Node unless named. */
  command?: string;
  commandLine: readonly string[];
  /** Variables in addition to those of this process. */
  environment?: Record<string, string>;
  /** The working folder; that of this process unless named. */
  cwd?: string;
  /** Whether it leads a process group of its own, as a command of a terminal does. */
  detached?: boolean;
  /** The user and the group; those of this process unless named. */
  uid?: number;
  gid?: number;
}

/** A program that runs as a process of its own. */
export interface RunningProgram {
  pid: number;
  /** The last 20,000 characters that it has printed. */
  output(): string;
  hasEnded(): boolean;
  /** Sends a signal, unless the program has ended, and waits for the end. Repeated calls are fine. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
  /** The exit code, once it has ended; null when a signal ended it. */
  ended: Promise<number | null>;
}

/**
 * Starts a program as a separate process, which ends with this one at the latest.
 * @throws when there is no such program
 */
export async function runProgram(program: Program): Promise<RunningProgram> {
  const { command = process.execPath, commandLine, environment, ...place } = program;
  const child = spawn(command, commandLine, {
    ...place,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output = `${output}${text}`.slice(-20_000);
    });
  }
  const ended = once(child, 'close').then(([code]): number | null => code);
  ended.catch(() => undefined);
  await once(child, 'spawn');
  // Ends the program even when the caller fails.
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  ended.finally(() => process.off('exit', kill));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  return {
    pid: child.pid ?? 0,
    output: () => output,
    hasEnded,
    ended,
    end: (signal = 'SIGTERM') => {
      if (!hasEnded()) child.kill(signal);
      return ended;
    },
  };
}

/**
 * Waits until a program is ready.
 * @throws with the program's output when it ends before, or takes longer than `within` milliseconds
 */
export async function whenReady(
  program: RunningProgram,
  isReady: () => Promise<boolean> | boolean,
  within = 120_000,
): Promise<void> {
  const until = performance.now() + within;
  while (!(await isReady())) {
    if (program.hasEnded() || performance.now() > until) {
      await program.end('SIGKILL');
      throw new Error(`The program did not get ready.\n${program.output()}`);
    }
    await pause(50);
  }
}

/** Tells whether an address answers with success. */
export const answersAt = (address: string): Promise<boolean> =>
  fetch(address).then(
    (response) => response.ok,
    () => false,
  );
