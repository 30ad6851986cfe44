import { freePort } from '../../../scripts/commands/lib/free-port';
import type { Served } from '../../../scripts/commands/lib/served';
import { startService } from '../../../scripts/commands/lib/start-service';
import { runMock } from '../../../scripts/mock/run-mock';
import { startOwnBackEnd } from './start-own-back-end';
import { startProxied } from './start-proxied';

/**
 * What answers the console's calls: the service with demo data, also behind nginx; another back end
 * behind nginx, which then serves the console; or the mock, also with the records of the service.
 */
export type Backend = 'service' | 'proxied' | 'own' | 'mock' | 'stateful';

// The default port is free beside a console that somebody has started. E2E_PORT moves it, so that
// several runs fit beside each other.
const firstPort = Number(process.env.E2E_PORT ?? 4273);

/**
 * Starts the console for one worker, so that it has no records of other workers' tests.
 * @param place the index of the worker among the parallel ones
 */
export async function startServer(backend: Backend, place: number): Promise<Served> {
  const port = await freePort(
    firstPort + 10 * place + { service: 0, proxied: 3, mock: 5, stateful: 7, own: 9 }[backend],
  );
  if (backend === 'proxied') return startProxied(port);
  if (backend === 'own') return startOwnBackEnd(port);
  if (backend === 'service') return startService({ port });
  return runMock({ port, isStateful: backend === 'stateful' });
}
