import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Served } from './served';
import { startProgram } from './start-program';

interface StartOptions {
  /** A port of its own, so that the service runs beside a console that somebody has started. */
  port: number;
  /** The address of a reverse proxy in front of the service. */
  publicUrl?: string;
  /** Further environment variables. */
  environment?: Record<string, string>;
  /** Modules that are loaded before the service. */
  preloads?: readonly string[];
  /** Adds to the database file of the running service, before the caller gets the service. */
  fill?: (databaseFile: string) => Promise<void>;
}

/**
 * Starts the reference service with fresh demo data and the built console.
 * @throws with the service's output when it ends or does not answer in time
 */
export async function startService(
  options: StartOptions,
): Promise<Served & { localOrigin: string }> {
  const { port, publicUrl, environment, preloads = [], fill } = options;
  const dataDir = await mkdtemp(join(tmpdir(), 'console-service-'));
  const localOrigin = `http://localhost:${port}`;
  const origin = publicUrl ?? localOrigin;
  const imports = [...preloads, 'tsx'].flatMap((module) => ['--import', module]);
  const end = await startProgram({
    commandLine: [...imports, 'service/main.ts'],
    environment: {
      ...environment,
      PORT: String(port),
      PUBLIC_URL: origin,
      DATA_DIR: dataDir,
    },
    readyAddress: `${localOrigin}/authentication/login`,
  });
  const stop = async () => {
    await end();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await fill?.(join(dataDir, 'service.db'));
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, localOrigin, stop };
}
