import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause, setImmediate as turnOfLoop } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';

/** Another program listens on the port already. */
export class PortTakenError extends Error {}

export interface StartedServer {
  server: Server;
  port: number;
}

const second = 1_000;

/**
 * Starts to listen, with time-outs for the arrival of a request, and of its answer.
 * @param options.patience milliseconds without a byte in either direction until a connection ends,
 * whose client takes no answer. It is longer than any call, and than a line is away for a moment.
 * @param options.longest milliseconds that one answer may take. Otherwise a client that takes a byte now and
 * then keeps it in memory for ever.
 * @throws PortTakenError when another program listens on the port
 */
export function startServer(options: {
  fetch: (request: Request, bindings: object) => Promise<Response> | Response;
  host: string;
  port: number;
  patience?: number;
  longest?: number;
}): Promise<StartedServer> {
  const { longest = 15 * 60 * second } = options;
  const listener = getRequestListener((request, bindings) => {
    const held = holds.get(server);
    const answer = () => options.fetch(request, bindings);
    return held ? held.then(answer) : answer();
  });
  const server = createServer(
    {
      headersTimeout: 10 * second,
      requestTimeout: 30 * second,
      // Longer than usual clients and proxies keep a connection, so that none of them sends a
      // request into a connection that the service closes at this moment.
      keepAliveTimeout: 75 * second,
      maxHeaderSize: 16 * 1024,
    },
    (request, response) => {
      const handle = () => {
        const timer = setTimeout(() => request.socket.destroy(), longest).unref();
        response.once('close', () => clearTimeout(timer));
        void listener(request, response);
      };
      // An answer gets the socket when the client has taken the one before. Otherwise many requests in a
      // few bytes, of a client that reads no answer, would fill the memory with answers.
      if (response.socket) handle();
      else response.once('socket', handle);
    },
  );
  server.setTimeout(options.patience ?? 120 * second);
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new PortTakenError(error.message) : error);
    });
    server.listen(options.port, options.host, () => {
      resolve({ server, port: (server.address() as AddressInfo).port });
    });
  });
}

/**
 * From now on every answer closes its connection, so that clients and proxies send their next request
 * elsewhere. New connections are taken as before.
 */
export function closeAfterAnswers(server: Server): void {
  server.prependListener('request', (_request, response) => {
    response.setHeader('Connection', 'close');
  });
}

/** What the requests of a server wait for before the service handles them. */
const holds = new WeakMap<Server, Promise<void>>();

/** Without a new connection or request for this time, nobody sends any more (milliseconds). */
const quietTime = 50;
/** The longest wait for that (milliseconds). Clients that send for ever do not keep a service alive. */
const longestLoad = second;
/** What comes in a shorter turn of the event loop than this is little (milliseconds). */
const shortTurn = 0.2;

/**
 * Stops a server that clients are sending to. Closing it resets the connections that the system has
 * opened for it and that it has not taken yet. Therefore the new requests wait until it is closed: a
 * client that waits for its answer opens no further connection, so that soon none waits to be taken.
 */
export async function stopUnderLoad(server: Server): Promise<void> {
  let release = () => {};
  holds.set(server, new Promise((resolve) => (release = resolve)));
  await endOfLoad(server);
  const stopped = stopServer(server);
  release();
  holds.delete(server);
  await stopped;
}

/** Resolves when nobody sends more, or after the longest wait, just after all that waits was taken. */
async function endOfLoad(server: Server): Promise<void> {
  let last = performance.now();
  const note = () => {
    last = performance.now();
  };
  server.on('connection', note).on('request', note);
  const end = last + longestLoad;
  // A turn of the event loop takes everything that waits. A timer may come before that.
  for (let now = last; now - last < quietTime && now < end; now = performance.now()) {
    await pause(quietTime);
    await turnOfLoop();
  }
  // In a short turn, nothing has come since the server took what waited.
  const latest = performance.now() + quietTime;
  for (let began = 0, turn = second; turn > shortTurn && began < latest; ) {
    began = performance.now();
    await turnOfLoop();
    turn = performance.now() - began;
  }
  server.off('connection', note).off('request', note);
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
