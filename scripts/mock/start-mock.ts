import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { startStatefulBackend } from './backends/stateful/start-stateful-backend';
import { forwardUpgrades } from './gateway/forward-upgrades';
import { gateway } from './gateway/gateway';
import { argumentDefaults } from './mock-arguments.mjs';
import { mockContract } from './mock-contract';
import { mockOrigin } from './mock-origin';
import { startPrism } from './prism';
import { type RecordOptions, recordingBackend } from './recording/recording-backend';

export interface MockOptions {
  /** The bundled contract. */
  contractFile: string;
  /** 0 means any free port. */
  port: number;
  host: string;
  slowMilliseconds: number;
  /** The folder with the built console. */
  dist: string;
  /** A Vite development server, which replaces the built console. */
  vite: string | null;
  /** The folder of saved stories. */
  stories: string;
  /** Whether the reference service answers what is not chosen, so that saved changes are kept. */
  isStateful: boolean;
  /** The service that answers and is recorded; null for the contract's examples. */
  record: RecordOptions | null;
  log: (line: string) => void;
}

export interface RunningMock {
  /** The address of the console, for example http://localhost:4010. The panel is at /mock. */
  origin: string;
  close(): Promise<void>;
}

const mockDefaults: MockOptions = {
  contractFile: '.generated/contract.json',
  ...argumentDefaults,
  vite: null,
  isStateful: false,
  record: null,
  log: (line) => console.error(line),
};

/**
 * Starts the whole mock: Prism on an internal port, and the gateway in front of it.
 * @throws when the port is taken, the contract is missing, or Prism does not accept the contract
 */
export async function startMock(options: Partial<MockOptions> = {}): Promise<RunningMock> {
  const {
    contractFile,
    port,
    host,
    slowMilliseconds,
    dist,
    vite,
    stories,
    isStateful,
    record,
    log,
  } = {
    ...mockDefaults,
    ...options,
  };
  // As the service: a shorter one closes a connection into which a test sends at this moment.
  const server = createServer({ keepAliveTimeout: 75_000 });
  const connections = new Set<Socket>();
  server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  const origin = await listen(server, port, host);
  const prism = startPrismAt(contractFile, origin);
  const serve = async (request: Request, bindings: object): Promise<Response> =>
    (await app).fetch(request, bindings);
  const recording = prism.then(({ contract }) => record && recordingBackend(contract, record, log));
  const backend = isStateful
    ? startStatefulBackend({ contractFile, origin, host, serve, log })
    : recording;
  const app = Promise.all([prism, backend, recording]).then(([answering, backend, recording]) =>
    gateway({
      contract: answering.contract,
      prismOrigin: answering.prismOrigin,
      isOpenToOtherOrigins: record === null,
      backend,
      slowMilliseconds,
      console: { dist, vite },
      stories,
      recorder: recording?.recorder ?? null,
      log,
    }),
  );
  // Prism needs the port before it can start. Requests wait until it has started.
  server.on('request', getRequestListener(serve));
  if (vite !== null) forwardUpgrades(server, vite);
  const close = async () => {
    // The server itself does not close a WebSocket.
    for (const socket of connections) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
    // One of them may have failed to start.
    await Promise.allSettled([prism, backend].map(async (started) => (await started)?.close()));
  };
  try {
    await app;
  } catch (error) {
    await close();
    throw error;
  }
  return { origin, close };
}

/** Starts Prism on the contract in which the examples' instances are at this origin. */
async function startPrismAt(contractFile: string, origin: string) {
  const contract = mockContract(contractFile, origin);
  const { origin: prismOrigin, close } = await startPrism(contract);
  return { contract, prismOrigin, close };
}

/** Listens and returns the address for people. The examples' instances get the same address. */
function listen(server: Server, port: number, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is taken. Another mock may be running; --port chooses another.`)
          : error,
      );
    });
    server.listen(port, host, () => {
      const { port: taken } = server.address() as AddressInfo;
      resolve(mockOrigin(host, taken));
    });
  });
}
