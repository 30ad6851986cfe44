import type { Server } from 'node:http';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Answer } from './contract/handler';
import { PortTakenError, startServer, stopServer } from './http/server';

type Body<Id extends 'getRemoteVersionInfo' | 'getRemoteExceptionsInfo'> = Extract<
  Answer<Id>,
  { status: 200 }
>['body'];

/** What a simulated POS Core instance says about itself. */
export interface SimulatedInstance {
  version: Body<'getRemoteVersionInfo'>;
  exceptions(now: Date): Body<'getRemoteExceptionsInfo'>;
}

const hour = 3_600_000;

/**
 * The two instances of the demo data that can be reached
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
 * Answers as a POS Core instance does: to pages of any origin, since it gets no credentials, with
 * the headers that all requests of the console carry.
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
 * Lets both instances listen on the ports after the service's own, or on free ones where those
 * are taken.
 * @param publicHost the host name that browsers reach this machine by
 */
export async function startRemoteInstances(options: {
  host: string;
  publicHost: string;
  servicePort: number;
  now: () => Date;
}): Promise<RemoteInstances> {
  const start = async (place: 0 | 1) => {
    const app = simulatedInstance(simulatedInstances[place], options.now);
    const listen = (port: number) =>
      startServer({ fetch: (request) => app.fetch(request), host: options.host, port });
    const preferred = options.servicePort === 0 ? 0 : options.servicePort + place + 1;
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
