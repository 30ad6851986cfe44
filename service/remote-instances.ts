import type { Server } from 'node:http';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Answer } from './contract/answer';
import { PortTakenError, startServer, stopServer } from './http/server';

type Body<Id extends 'getRemoteVersionInfo' | 'getRemoteExceptionsInfo'> = Extract<
  Answer<Id>,
  { status: 200 }
>['body'];

/** The answers of a simulated POS Core instance. */
export interface SimulatedInstance {
  version: Body<'getRemoteVersionInfo'>;
  exceptions(now: Date): Body<'getRemoteExceptionsInfo'>;
}

const hour = 3_600_000;

/**
 * The two reachable POS Core instances of the demo data
 * (docs/product/service.md#simulated-pos-core-instances).
 */
export const simulatedInstances: readonly [SimulatedInstance, SimulatedInstance] = [
  {
    version: {
      success: true,
      data: [
        { Name: 'POSCore', Version: '7.4.2.118', GitHash: '5b2e9f1' },
        { Name: 'Database', Version: '7.4.0.96', GitHash: 'c08d37a' },
      ],
    },
    exceptions: (now) => ({
      success: true,
      data: {
        Count: 3,
        LastExceptionDateTime: new Date(now.getTime() - 5 * hour).toISOString(),
      },
    }),
  },
  {
    version: {
      success: true,
      data: [{ Name: 'POSCore', Version: '7.2.0.64', GitHash: '9d41c07' }],
    },
    exceptions: () => ({ success: true, data: { Count: 0, LastExceptionDateTime: null } }),
  },
];

/**
 * Makes a simulated POS Core instance. It answers pages of any origin, because it gets no
 * credentials, and allows the headers that all requests of the console have.
 */
export function simulatedInstance(instance: SimulatedInstance, now: () => Date): Hono {
  const app = new Hono();
  app.use(
    cors({
      origin: '*',
      allowMethods: ['GET'],
      allowHeaders: ['Content-Type', 'X-Requested-With'],
      maxAge: 600,
    }),
    async (context, next) => {
      await next();
      context.header('Cache-Control', 'no-store');
      context.header('X-Content-Type-Options', 'nosniff');
    },
  );
  app.get('/api/v1/version/info', (context) => context.json(instance.version));
  app.get('/api/v1/exceptions/info', (context) => context.json(instance.exceptions(now())));
  return app;
}

export interface RemoteInstances {
  uris: readonly [string, string];
  close(): Promise<void>;
}

/**
 * Starts both instances on the two ports after the service's own. An instance whose port is taken
 * gets a free one.
 * @param publicHost the host name of this machine for browsers
 * @param serve answers in place of the simulated instances
 */
export async function startRemoteInstances(options: {
  host: string;
  publicHost: string;
  servicePort: number;
  now: () => Date;
  serve?: Parameters<typeof startServer>[0]['fetch'];
}): Promise<RemoteInstances> {
  const start = async (index: 0 | 1) => {
    const app = simulatedInstance(simulatedInstances[index], options.now);
    const fetch = options.serve ?? ((request: Request) => app.fetch(request));
    const listen = (port: number) => startServer({ fetch, host: options.host, port });
    const preferred = options.servicePort === 0 ? 0 : options.servicePort + index + 1;
    try {
      return await listen(preferred > 65535 ? 0 : preferred);
    } catch (error) {
      if (error instanceof PortTakenError) return listen(0);
      throw error;
    }
  };
  const first = await start(0);
  const second = await start(1);
  const uriOf = ({ port }: { port: number }) => `http://${options.publicHost}:${port}`;
  const stop = ({ server }: { server: Server }) => stopServer(server);
  return {
    uris: [uriOf(first), uriOf(second)],
    close: async () => {
      await Promise.all([stop(first), stop(second)]);
    },
  };
}
