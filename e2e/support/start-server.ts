import { freePort } from '../../scripts/lib/free-port';
import type { Served } from '../../scripts/lib/served';
import { startProgram } from '../../scripts/lib/start-program';
import { startService } from '../../scripts/lib/start-service';

/** What answers the console's calls: the reference service with demo data, or the mock. */
export type Backend = 'service' | 'mock';

// Beside a console that somebody has started; E2E_PORT lets several runs stand beside each other.
const firstPort = Number(process.env.E2E_PORT ?? 4273);

/**
 * Starts the console for one worker, so that nothing that tests of other workers do is seen there.
 * @param place the worker's place among those that run at once
 */
export async function startServer(backend: Backend, place: number): Promise<Served> {
  const port = await freePort(firstPort + 10 * place + (backend === 'mock' ? 5 : 0));
  return backend === 'service' ? startService({ port }) : startMock(port);
}

async function startMock(port: number): Promise<Served> {
  const origin = `http://localhost:${port}`;
  const stop = await startProgram({
    // A slow answer has to come after the page itself, also on a machine that is busy.
    commandLine: ['--import', 'tsx', 'scripts/mock/main.ts', `--port=${port}`, '--slow=4000'],
    environment: {},
    readyAddress: `${origin}/mock`,
  });
  return { origin, stop };
}
