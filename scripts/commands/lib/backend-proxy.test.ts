import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer as createViteServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { backendProxy } from './backend-proxy';
import { freePort } from './free-port';

let backend: Server;
let backendOrigin: string;
let vite: ViteDevServer;
let page: string;
let received: IncomingMessage | undefined;

const originOf = (server: { address(): unknown }) =>
  `http://localhost:${(server.address() as AddressInfo).port}`;

beforeAll(async () => {
  backend = createServer((request, response) => {
    received = request;
    response.writeHead(303, {
      Location: `${backendOrigin}/admin?from=sign-in`,
      'Set-Cookie': '__Host-session=abc; Domain=pos.example.com; Path=/; Secure; HttpOnly',
    });
    response.end();
  }).listen(0, 'localhost');
  await once(backend, 'listening');
  backendOrigin = originOf(backend);
  vite = await createViteServer({
    configFile: false,
    logLevel: 'silent',
    server: { port: 0, proxy: { '^/api/': backendProxy('http://unused.test', backendOrigin) } },
  });
  await vite.listen();
  if (!vite.httpServer) throw new Error('Vite serves nothing.');
  page = originOf(vite.httpServer);
});

afterAll(async () => {
  await vite.close();
  backend.close();
});

const send = (origin: string) =>
  fetch(`${page}/api/user`, { method: 'POST', redirect: 'manual', headers: { Origin: origin } });

test('the back end sees its own host and origin', async () => {
  await send(page);
  expect(received?.headers.host).toBe(new URL(backendOrigin).host);
  expect(received?.headers.origin).toBe(backendOrigin);
});

test('a request of another site keeps its origin', async () => {
  await send('http://elsewhere.test');
  expect(received?.headers.origin).toBe('http://elsewhere.test');
});

test('the browser keeps the cookie and stays at the page', async () => {
  const answer = await send(page);
  expect(answer.headers.get('Location')).toBe('/admin?from=sign-in');
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-session=abc; (?!.*Domain).*Secure/),
  ]);
});

test('a back end that cannot be reached is named with the reason', async () => {
  const port = await freePort(0);
  const gone = `https://localhost:${port}`;
  const other = await createViteServer({
    configFile: false,
    logLevel: 'silent',
    server: { port: 0, proxy: { '^/api/': backendProxy('http://unused.test', gone) } },
  });
  await other.listen();
  onTestFinished(() => other.close());
  const [address] = other.resolvedUrls?.local ?? [];
  const answer = await fetch(`${address}api/user`);
  expect(answer.status).toBe(502);
  expect(await answer.text()).toBe(`${gone} has no answer: nothing listens at this address.`);
});

test('without a back end of its own the reference service is asked as it is', () => {
  expect(backendProxy('http://127.0.0.1:4173', undefined)).toEqual({
    target: 'http://127.0.0.1:4173',
  });
});
