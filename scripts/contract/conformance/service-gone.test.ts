import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { readContract } from '../../../openapi/reader/contract-document';
import { contractFile } from '../../../service/testing/test-service';
import { freePort } from '../../commands/lib/free-port';
import { problemsOf } from './checks/results';
import { runConformance } from './run-conformance';
import type { ConformanceSettings } from './settings';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

async function serve(answer: RequestListener): Promise<string> {
  server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const run = (url: string, change: Partial<ConformanceSettings> = {}) =>
  runConformance(
    {
      document: readContract(contractFile),
      // A busy machine takes its time.
      sender: { url, timeout: 5_000 },
      people: { superUser: { kind: 'header', name: 'Cookie', value: 'session=top-secret' } },
      passwordOf: async () => 'top-secret',
      only: ['users'],
      slow: 60_000,
      isWriting: false,
      isPermanent: false,
      hasRoles: false,
      organisationID: null,
      ...change,
    },
    () => {},
  );

const session = JSON.stringify([{ userID: 'u', scopes: ['superuser'] }, null, false]);
const json = { 'Content-Type': 'application/json' };

test('an address at which nothing listens ends the run with a sentence', async () => {
  const url = `http://127.0.0.1:${await freePort(0)}`;
  await expect(run(url)).rejects.toThrow(
    `GET ${url}/Authentication/current has no answer: nothing listens at this address.`,
  );
});

test('a service that does not answer in time ends the run with a sentence', async () => {
  const url = await serve(() => {});
  const sender = { url, timeout: 200 };
  await expect(run(url, { sender })).rejects.toThrow(
    /current did not answer within 0.2 s. --timeout takes/,
  );
});

test('a service that sends half an answer ends the run with a sentence', async () => {
  const url = await serve((_request, response) => {
    response.writeHead(200, { ...json, 'Content-Length': '1000' });
    response.write('[', () => response.destroy());
  });
  await expect(run(url)).rejects.toThrow(/current has no answer: the service broke off/);
});

test('a service that crashes meanwhile ends the run, with the results until then', async () => {
  const url = await serve((request, response) => {
    if (request.url === '/Authentication/current') response.writeHead(200, json).end(session);
    else if (request.url === '/api/user' && request.headers.cookie) response.writeHead(204).end();
    else response.destroy();
  });
  const { failure, operations } = await run(url);
  expect(failure).toMatch(
    /^No answer to 5 calls in a row.*the service broke off the connection\.$/,
  );
  expect(operations.find((one) => one.operation.operationId === 'listUsers')?.calls).toBe(2);
});

test('one lost answer is a problem of its call, and the run goes on', async () => {
  let calls = 0;
  const url = await serve((request, response) => {
    if (request.url === '/Authentication/current') response.writeHead(200, json).end(session);
    else if (request.url === '/api/user') {
      calls += 1;
      if (calls <= 4) response.destroy();
      else response.writeHead(401).end();
    } else response.writeHead(401).end();
  });
  const { failure, operations } = await run(url);
  expect(failure).toBeNull();
  const lost = operations.flatMap(problemsOf).filter(({ pointer }) => pointer === 'the answer');
  expect(lost.length).toBeGreaterThan(0);
  expect(new Set(lost.map(({ operationId }) => operationId))).toEqual(new Set(['listUsers']));
  expect(operations.find((one) => one.operation.operationId === 'getUser')?.calls).toBeGreaterThan(
    0,
  );
});

test('a session that the service does not know ends the run with a sentence', async () => {
  const url = await serve((_request, response) => response.writeHead(401).end());
  await expect(run(url)).rejects.toThrow(
    'The session of superUser is not accepted: GET /Authentication/current answered 401.',
  );
});

test('a refused sign-in names the account and not the password', async () => {
  const url = await serve((_request, response) => response.writeHead(422).end());
  const people = { superUser: { kind: 'account', email: 'a@b.test' } } as const;
  await expect(run(url, { people })).rejects.toThrow(
    /^Signing in as a@b.test was refused: POST \/authentication\/login answered 422\.(?!.*top-secret)/,
  );
});

test.each([
  ['an administrator', [{ userID: 'u', scopes: [] }, null, true]],
  ['nobody knows whom', [{ userID: 'u' }, null, true]],
  ['nobody', null],
])('with the session of %s no record is written', async (_who, told) => {
  const methods = new Set<string | undefined>();
  const url = await serve((request, response) => {
    methods.add(request.method);
    response.writeHead(200, json).end(JSON.stringify(told));
  });
  await expect(run(url, { isWriting: true })).rejects.toThrow(
    '--write needs the session of a super user, whose scopes it names.',
  );
  expect([...methods]).toEqual(['GET']);
});

test.each([
  ['text/html', '<!doctype html><p>Welcome</p>'],
  ['application/json', ''],
])('a site that answers everything with %s is no service', async (type, body) => {
  let calls = 0;
  const url = await serve((_request, response) => {
    calls += 1;
    response.writeHead(200, { 'Content-Type': type }).end(body);
  });
  await expect(run(url)).rejects.toThrow(
    `The session of superUser is not readable: GET /Authentication/current answered 200 with ${type} that is no JSON.`,
  );
  expect(calls).toBe(1);
});

test('a person who stops the run gets the results until then', async () => {
  const stop = new AbortController();
  const url = await serve((request, response) => {
    if (request.url === '/Authentication/current') response.writeHead(200, json).end(session);
    else stop.abort();
  });
  const sender = { url, timeout: 5_000, stop: stop.signal };
  expect(await run(url, { sender })).toMatchObject({ failure: 'The run was stopped.', left: [] });
});
