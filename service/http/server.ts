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
 * Starts to listen, with time-outs for the arrival of a request.
 * @throws PortTakenError when another program listens on the port
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
      // Longer than usual clients and proxies keep a connection, so that none of them sends a
      // request into a connection that the service closes at this moment.
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

/** Takes no new requests and waits for the pending ones, for at most `patience` milliseconds. */
export function stopServer(server: Server, patience = 10 * second): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), patience);
    // A kept connection becomes idle only after its answer, so that one sweep is not enough.
    const sweep = setInterval(() => server.closeIdleConnections(), second / 20);
    server.close(() => {
      clearTimeout(timer);
      clearInterval(sweep);
      resolve();
    });
    server.closeIdleConnections();
  });
}
