import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Served } from './served';

const startsWithin = 60_000;

interface StartOptions {
  /** One of its own, so that it runs beside a console that somebody has started. */
  port: number;
  /** Further environment variables. */
  environment?: Record<string, string>;
  /** Modules that are loaded before the service. */
  preloads?: readonly string[];
  /** Adds to its database file before anything is done with it. */
  fill?: (databaseFile: string) => Promise<void>;
}

/**
 * Starts the reference service with fresh demo data and the built console.
 * @throws with what the service said when it ends or does not answer in time
 */
export async function startService(options: StartOptions): Promise<Served> {
  const { port, environment, preloads = [], fill } = options;
  const dataDir = await mkdtemp(join(tmpdir(), 'console-service-'));
  const origin = `http://localhost:${port}`;
  const imports = [...preloads, 'tsx'].flatMap((module) => ['--import', module]);
  const service = spawn(process.execPath, [...imports, 'service/main.ts'], {
    env: {
      ...process.env,
      ...environment,
      PORT: String(port),
      PUBLIC_URL: origin,
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [service.stdout, service.stderr]) {
    stream.on('data', (text) => {
      output += text;
    });
  }
  const ended = once(service, 'exit');
  // Nothing stays behind when the caller itself fails.
  process.once('exit', () => service.kill());
  const stop = async () => {
    if (service.exitCode === null) service.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };

  const until = Date.now() + startsWithin;
  while (!(await answers(`${origin}/authentication/login`))) {
    if (service.exitCode !== null || Date.now() > until) {
      await stop();
      throw new Error(`The service did not start.\n${output}`);
    }
    await pause(200);
  }
  try {
    await fill?.(join(dataDir, 'service.db'));
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, stop };
}

const answers = (url: string) =>
  fetch(url).then(
    (response) => response.ok,
    () => false,
  );
