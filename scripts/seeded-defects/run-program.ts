import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

export interface Ended {
  /** Null when this code ended it. */
  code: number | null;
  output: string;
}

interface ProgramOptions {
  cwd: string;
  env?: Record<string, string>;
  /** The time limit. After it, the program and everything that it started end. */
  seconds: number;
}

const running = new Set<ChildProcess>();

/** Ends every program that is still running. */
export function endPrograms(): void {
  for (const child of running) endGroup(child);
}

/** Runs a Node program in the copy to its end, without output. */
export function runProgram(programArguments: string[], options: ProgramOptions): Promise<Ended> {
  // A program that is killed leaves its temporary files, so they go into the copy.
  const temporary = join(options.cwd, '.generated/tmp');
  mkdirSync(temporary, { recursive: true });
  return new Promise((resolve, reject) => {
    // A process group of its own, so that browsers and servers end with it.
    const child = spawn(process.execPath, programArguments, {
      cwd: options.cwd,
      env: { ...process.env, NO_COLOR: '1', TMPDIR: temporary, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    running.add(child);
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (output += text));
    const timer = setTimeout(() => endGroup(child), options.seconds * 1_000);
    child.on('error', reject);
    child.on('exit', (code) => {
      clearTimeout(timer);
      running.delete(child);
      endGroup(child);
      resolve({ code, output });
    });
  });
}

function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // The program and everything that it started have ended already.
  }
}
