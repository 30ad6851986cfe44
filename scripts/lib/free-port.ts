import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** The port that is wished for, or, when somebody has it, any that nobody has. */
export async function freePort(wished: number): Promise<number> {
  return (await takenFor(wished)) ?? (await takenFor(0)) ?? 0;
}

/** Takes a port for a moment; null when somebody has it. */
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
