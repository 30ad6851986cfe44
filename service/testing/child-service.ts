import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
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
      const match = /The console is at (http:[^\s"]+)/.exec(output());
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

/** Kills all processes, also those of a failed test. */
export function endChildren(): void {
  for (const child of children) child.kill('SIGKILL');
  children.clear();
}

/** Starts the service as its own process, without waiting for anything. */
export function spawnService(environment: Record<string, string>, given: string[] = []) {
  const { PATH = '' } = process.env;
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'service/main.ts', '--api-only', ...given],
    {
      env: { PATH, ENCRYPTION_KEY: testEncryptionKey, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  children.add(child);
  let text = '';
  const collect = (data: Buffer) => {
    text += data.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  return { child, output: () => text };
}

const marker = { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' };

/** Signs in over the network. Returns a function that calls with the session. */
export async function signedIn(address: string, email: string, password: string) {
  const headers = await sessionHeaders(address, email, password);
  return (path: string, body?: unknown) =>
    fetch(address + path, {
      method: body === undefined ? 'GET' : 'POST',
      body: body === undefined ? undefined : JSON.stringify(body),
      headers,
    });
}

/** Signs in over the network. Returns the headers of a call with the session. */
export async function sessionHeaders(address: string, email: string, password: string) {
  const response = await fetch(`${address}/authentication/login`, {
    method: 'POST',
    body: new URLSearchParams({ email, password }),
    redirect: 'manual',
  });
  return { ...marker, Cookie: response.headers.get('Set-Cookie')?.split(';')[0] ?? '' };
}
