import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** Returns the wanted port if it is free, or any free port. */
export async function freePort(wished: number): Promise<number> {
  return (await takenFor(wished)) ?? (await takenFor(0)) ?? 0;
}

/** Listens on a port for a moment and returns its number, or null when the port is taken. */
async function takenFor(port: number): Promise<number | null> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return null;
  }
  const taken = (server.address() as AddressInfo).port;
  server.close();
  await once(server, 'close');
  return taken;
}
