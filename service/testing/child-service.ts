import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { makePrograms } from './programs';
import { testEncryptionKey } from './secret-keys';

export interface ChildService {
  process: ChildProcess;
  address: string;
  output(): string;
  /** Ends the process. Returns its exit code; null when the signal killed it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts the service as its own process, without the console, and waits for its address. */
export async function childService(environment: Record<string, string>): Promise<ChildService> {
  const { child, output } = spawnService(environment);
  const exit = once(child, 'exit');
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const match = /The service is at (http:[^\s"]+)/.exec(output());
      if (match?.[1]) resolve(match[1]);
    });
    exit.then(() => reject(new Error(`The service ended:\n${output()}`)));
  });
  return {
    process: child,
    address,
    output,
    async end(signal) {
      child.kill(signal);
      const [code] = await exit;
      return code;
    },
  };
}

/** Starts a service whose start fails, and waits until it ends by itself. */
export async function failingService(environment: Record<string, string>, given: string[] = []) {
  const { child, output } = spawnService(environment, given);
  const [code] = await once(child, 'close');
  return { code, output: output() };
}

const children = new Set<ChildProcess>();
let programs = '';

/**
 * Makes the programs of the service for all tests of a file, as a deployment has them. After the tests,
 * kills the processes that they have left.
 */
export function shareServicePrograms(): void {
  beforeAll(async () => {
    programs = await makePrograms();
  });
  afterAll(() => {
    for (const child of children) child.kill('SIGKILL');
    children.clear();
    rmSync(programs, { recursive: true });
  });
}

/** The file of a program, after `shareServicePrograms`. */
export const programFile = (name: string) => join(programs, 'service', `${name}.mjs`);

/** Starts the service as its own process, without waiting for anything. */
export function spawnService(environment: Record<string, string>, given: string[] = []) {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [programFile('main'), '--api-only', ...given], {
    env: { PATH, ENCRYPTION_KEY: testEncryptionKey, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.add(child);
  let text = '';
  const collect = (data: Buffer) => {
    text += data.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  return { child, output: () => text };
}
