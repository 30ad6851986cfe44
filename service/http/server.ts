import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';

/** Another program listens on the port already. */
export class PortTakenError extends Error {}

export interface StartedServer {
  server: Server;
  port: number;
}

const second = 1_000;

/**
 * Listens, with limits on how long a request may take to arrive.
 * @throws PortTakenError
 */
export function startServer(options: {
  fetch: (request: Request, bindings: object) => Promise<Response> | Response;
  host: string;
  port: number;
}): Promise<StartedServer> {
  const server = createServer(
    {
      headersTimeout: 10 * second,
      requestTimeout: 30 * second,
      // Longer than the clients and proxies in use keep a connection, so that none of them sends into
      // one that is just being closed.
      keepAliveTimeout: 75 * second,
      maxHeaderSize: 16 * 1024,
    },
    getRequestListener(options.fetch),
  );
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new PortTakenError(error.message) : error);
    });
    server.listen(options.port, options.host, () => {
      resolve({ server, port: (server.address() as AddressInfo).port });
    });
  });
}

/** Takes no more requests and waits for those that are under way, up to a limit. */
export function stopServer(server: Server, patience = 10 * second): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), patience);
    // A connection that a client keeps is idle only once its answer is out.
    const sweep = setInterval(() => server.closeIdleConnections(), second / 20);
    server.close(() => {
      clearTimeout(timer);
      clearInterval(sweep);
      resolve();
    });
    server.closeIdleConnections();
  });
}
