import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Takes the port of the service for a moment: the console would send its calls to whoever else has it.
 * @param {{ HOST?: string, PORT?: string }} environment
 * @returns {Promise<{ PORT: string, CONSOLE_BACKEND: string }>} the port, and where the console calls it
 * @throws with one sentence when the service could not listen
 */
export async function serviceAddress({ HOST, PORT }) {
  const host = HOST?.trim() || '127.0.0.1';
  const wanted = PORT?.trim() || '4173';
  if (!/^\d{1,5}$/.test(wanted) || Number(wanted) > 65535) {
    throw new Error(`PORT is "${wanted}", but has to be a whole number from 0 to 65535.`);
  }
  const port = await takePort(Number(wanted), host);
  return { PORT: `${port}`, CONSOLE_BACKEND: `http://${calledHost(host)}:${port}` };
}

async function takePort(wanted, host) {
  const server = createServer().listen(wanted, host);
  try {
    await once(server, 'listening');
  } catch ({ code }) {
    throw new Error(
      code === 'EADDRINUSE'
        ? `Port ${wanted} of ${host} is taken, perhaps by another start: PORT chooses another one.`
        : `The service cannot listen on port ${wanted} of ${host}: ${code}.`,
    );
  }
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/** As `publicHostOf` of the service, whose TypeScript needs the packages. */
function calledHost(host) {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
