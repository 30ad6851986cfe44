import { getEventListeners, once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RunStopped, ServiceGone, sendCall } from './send-call';

let server: Server;
let url = '';

beforeAll(async () => {
  // Answers nothing, or at /begun the beginning of an answer.
  server = createServer(({ url: path }, response) => path === '/begun' && response.write('a'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const request = (path: string) => ({ method: 'GET' as const, path, headers: {}, body: null });

test.each(['/none', '/begun'])(
  'a call of %s ends in time, whatever is collected as garbage',
  async (path) => {
    const stop = new AbortController();
    setFlagsFromString('--expose-gc');
    const collect = setInterval(runInNewContext('gc'), 50);
    const sent = sendCall({ url, timeout: 300, stop: stop.signal }, request(path));
    await expect(sent).rejects.toThrow(
      new ServiceGone(
        `GET ${url}${path} did not answer within 0.3 s. --timeout takes another number of seconds.`,
      ),
    );
    clearInterval(collect);
    expect(getEventListeners(stop.signal, 'abort')).toEqual([]);
  },
);

test('a person stops a call that waits, and further calls', async () => {
  const stop = new AbortController();
  const send = () => sendCall({ url, timeout: 60_000, stop: stop.signal }, request('/none'));
  const waiting = send();
  stop.abort();
  await expect(waiting).rejects.toThrow(RunStopped);
  await expect(send()).rejects.toThrow(RunStopped);
  expect(getEventListeners(stop.signal, 'abort')).toEqual([]);
});
