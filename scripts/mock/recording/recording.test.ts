import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readContract } from '../../../openapi/reader/contract-document';
import { contractOperations } from '../../../openapi/reader/contract-operations';
import { demoAccounts, demoPassword } from '../../../service/database/seed/demo-accounts';
import { type StartedServer, startServer } from '../../../service/http/server';
import { contractFile, type TestService, testService } from '../../../service/testing/test-service';
import { isReading } from '../../contract/conformance/operations/is-reading';
import { type RunningMock, startMock } from '../start-mock';
import type { Story } from '../stories';
import { documentedRequest } from '../testing/documented-request';
import { cookiesOf, MockClient } from '../testing/mock-client';

const stories = mkdtempSync(join(tmpdir(), 'recordings-'));
const reading = contractOperations(readContract(contractFile)).filter(
  (operation) => isReading(operation) && !operation.isRemote,
);
const received: Request[] = [];
const problems: string[] = [];
/** Every text that the service has answered with. */
const originals = new Set<string>();
let service: TestService;
let server: StartedServer;
let mock: RunningMock;
let client: MockClient;
let cookies: string;

beforeAll(async () => {
  service = await testService();
  await plantSecrets();
  server = await startServer({ fetch: answer, host: '127.0.0.1', port: 0 });
  const origin = `http://127.0.0.1:${server.port}`;
  const log = (line: string) => problems.push(line);
  mock = await startMock({ port: 0, stories, record: { origin, mayChange: false }, log });
  client = new MockClient(mock.origin);
  cookies = 'mock-browser=one; mock-persona=superUser';
  const signedIn = await client.submit(
    '/authentication/login',
    { email: demoAccounts.superUser.email, password: demoPassword, returnUrl: '/admin' },
    cookies,
  );
  expect([signedIn.status, signedIn.headers.get('Location')]).toEqual([303, '/admin']);
  cookies = `${cookies}; ${cookiesOf(signedIn)}`;
});
afterAll(async () => {
  await mock.close();
  server.server.closeAllConnections();
  server.server.close();
  await service.close();
  rmSync(stories, { recursive: true });
});

async function answer(request: Request): Promise<Response> {
  received.push(request.clone());
  const { method, url } = request;
  const sent = new Headers(request.headers);
  // The test reads the answers.
  sent.delete('accept-encoding');
  const body = method === 'GET' ? null : await request.arrayBuffer();
  const response = await service.service.fetch(new Request(url, { method, headers: sent, body }));
  const text = await response.text();
  const headers = new Headers(response.headers);
  for (const name of ['transfer-encoding', 'content-length']) headers.delete(name);
  if (headers.get('content-type') === 'application/json') addTexts(JSON.parse(text));
  return new Response(text === '' ? null : text, { status: response.status, headers });
}

function addTexts(value: unknown): void {
  if (typeof value === 'string') originals.add(value);
  else if (typeof value === 'object' && value !== null) Object.values(value).forEach(addTexts);
}

/** Stores texts that must not get out, in fields that people fill in. */
async function plantSecrets(): Promise<void> {
  const users = await (await service.call('/api/user', { as: 'superUser' })).json();
  const uma = users.find((user: { fullName: string }) => user.fullName === 'Uma Olsen');
  const change = {
    ...uma,
    fullName: 'Planted Penelope',
    shortName: 'Planted',
    image: null,
  };
  const saved = await service.call('/api/user/batch', {
    as: 'superUser',
    body: { changes: [change], deletes: [] },
  });
  expect(saved.status).toBe(200);
}

/** Makes each reading call: with its documented parameters, with none, and for each documented record. */
async function recordEverything(): Promise<void> {
  for (const operation of reading) {
    const { path, init } = documentedRequest(operation);
    const { method, body } = init;
    const bare = path.replace(/\?.*/, '');
    const records = operation.responses
      .flatMap(({ examples }) => examples.map(({ name }) => name))
      .filter((name) => /^[0-9a-f-]{36}$/.test(name) && operation.path.endsWith('}'));
    const ofRecords = records.map((id) => bare.replace(/[^/]+$/, id));
    for (const each of new Set([bare, path, ...ofRecords])) {
      await client.call(each, cookies, { method, body });
    }
  }
}

async function saved(name: string): Promise<Story> {
  const form = { recording: 'save', title: 'A recording', name, from: '/admin/users' };
  expect((await client.submit('/mock', form, cookies)).status).toBe(303);
  return JSON.parse(readFileSync(join(stories, `${name}.json`), 'utf8'));
}

/** Lists that are the same on every platform. */
const publicLists = ['listLocales', 'listCurrencies', 'listAuditLogDescriptions'];
const date = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(\.\d+)?Z?$/;
const locales = ['en-GB', 'fr-FR', 'de-DE', 'de-CH', 'it-IT', 'nb-NO', 'es-ES', 'sv-SE'];
const fixedTexts = ['version', 'oldVersions', 'application', 'siteNode', 'organisation'];
/** Words of the enumerations of `UsedBy`. */
const usedByWords = ['Allowed', 'AccessLink', 'Goes', 'OwnAccess', 'TeamMember', 'TeamMembership'];
/** A time zone, and the name of a currency in it. */
const timeZone = ['Europe/London', 'Euro'];
/** What may stay, beside dates. Two ids are also words of an address and of a field. */
const allowed = [
  ...locales,
  ...timeZone,
  ...fixedTexts,
  ...usedByWords,
  'superuser',
  '0.1.0',
  '3.0.0',
  'Sent',
  'Authentication',
  'insights',
];

test('a page of another origin reads no real data, with or without a preflight', async () => {
  const headers = { Origin: 'http://localhost:5173', Cookie: cookies };
  const asked = { ...headers, 'Access-Control-Request-Method': 'GET' };
  const answers = await Promise.all([
    fetch(`${mock.origin}/api/user`, {
      headers: { ...headers, 'X-Requested-With': 'XMLHttpRequest' },
    }),
    fetch(`${mock.origin}/api/user`, { method: 'OPTIONS', headers: asked }),
    fetch(`${mock.origin}/mock/calls`, { headers }),
  ]);
  const allowed = answers.map((answered) => answered.headers.get('Access-Control-Allow-Origin'));
  expect(allowed).toEqual([null, null, null]);
});

describe('a recording of a whole service', () => {
  let file: string;
  let count: number;

  beforeAll(async () => {
    await recordEverything();
    const { recorded = [] } = await saved('everything');
    count = recorded.length;
    file = JSON.stringify(recorded.filter(({ operation }) => !publicLists.includes(operation)));
  });

  test('has the calls', () => {
    expect(count).toBeGreaterThan(60);
    expect(originals.size).toBeGreaterThan(300);
  });

  test('has no text of the service but those that may stay', () => {
    const left = [...originals].filter(
      (text) => text.length >= 4 && !date.test(text) && file.includes(text),
    );
    expect(left.filter((text) => !allowed.includes(text))).toEqual([]);
  });

  test('fits the contract', () => {
    expect(problems).toEqual([
      'Recording: downloadMonthlyStatistics: left out, because it is a file or no answer of the contract.',
    ]);
  });
});

describe('a recording on a plain mock', () => {
  let plain: RunningMock;

  beforeAll(async () => {
    plain = await startMock({ port: 0, stories });
  });
  afterAll(() => plain.close());

  test('answers each recorded call as it was', async () => {
    const console = new MockClient(plain.origin);
    const opened = await console.open('/?story=everything');
    expect(opened.headers.get('Location')).toBe('/admin/users');
    const { recorded = [] } = readFile('everything');
    expect(recorded.length).toBeGreaterThan(60);
    for (const { call, request, status, answer: wanted } of recorded) {
      const [method, path] = call.split(' ') as [string, string];
      const body = request === undefined ? undefined : JSON.stringify(request);
      const played = await console.call(path, cookiesOf(opened), { method, body });
      const text = typeof wanted === 'string' ? wanted : JSON.stringify(wanted);
      expect.soft([played.status, await played.text()], call).toEqual([status, text]);
    }
  });

  test('leads from a list to the recorded record, under the names of the list', async () => {
    const { recorded = [] } = readFile('everything');
    const users = recorded.find(({ operation }) => operation === 'listUsers')?.answer;
    const records = recorded.filter((call) => call.operation === 'getUser' && call.status === 200);
    expect(records.length).toBeGreaterThan(2);
    for (const { call, answer: record } of records) {
      expect(users).toContainEqual(record);
      const { userID, email } = record as { userID: string; email: string };
      expect(call).toBe(`GET /api/user/${userID}`);
      expect(email).toMatch(/^person\d+@example\.test$/);
    }
  });
});

const readFile = (name: string): Story =>
  JSON.parse(readFileSync(join(stories, `${name}.json`), 'utf8'));

describe('the service', () => {
  const sent = () => received.at(-1);

  test('never gets a cookie of the mock, and has its own origin', async () => {
    await client.call('/api/user', `${cookies}; mock-scenarios=x; __Host-mock-browser=y`, {
      headers: {},
    });
    const all = received.map(({ headers }) => headers.get('cookie') ?? '').join(' ');
    expect(all).toContain('session=');
    expect(all).not.toContain('mock-');
    expect(sent()?.headers.get('host')).toBe(`127.0.0.1:${server.port}`);
  });

  test('gets no change unless the mock was told so', async () => {
    const before = received.length;
    const refused = await client.call('/api/user/batch', cookies, {
      method: 'POST',
      body: JSON.stringify({ changes: [], deletes: [] }),
    });
    expect(refused.status).toBe(403);
    expect(refused.headers.get('X-Error-Reason')).toContain('--record-changes');
    expect(received.length).toBe(before);
  });

  test.each([
    ['/authentication/..%2fapi/secret'],
    ['/authentication/%2e%2e/metrics'],
    ['/api/client/..%2f..%2fmetrics'],
    ['/metrics'],
    ['/api/none'],
    ['//elsewhere.test/api/user'],
  ])('gets no request for %s', async (path) => {
    const before = received.length;
    await client.call(path, cookies);
    expect(received.slice(before).map(({ url }) => url)).toEqual([]);
  });

  test('gets no sign-in from a page of another site', async () => {
    const before = received.length;
    const form = await fetch(`${mock.origin}/authentication/login`, {
      method: 'POST',
      headers: { Origin: 'https://elsewhere.test' },
      body: new URLSearchParams({ email: 'a@b.test', password: 'x' }),
    });
    expect([form.status, received.length]).toEqual([403, before]);
  });
});

test('the panel says what is recorded, begins again, and needs a title and a name', async () => {
  const panel = async () => (await client.open('/mock', cookies)).text();
  expect(await panel()).toMatch(/Recording from http:\/\/127\.0\.0\.1:\d+: \d+ calls/);
  const untitled = await client.submit('/mock', { recording: 'save', name: 'x' }, cookies);
  expect(await untitled.text()).toContain('A story needs a title.');
  await client.submit('/mock', { recording: 'begin' }, cookies);
  expect(await panel()).toContain(': 0 calls');
  const form = { recording: 'save', title: 'Nothing', name: 'nothing' };
  expect(await (await client.submit('/mock', form, cookies)).text()).toContain('no recorded calls');
});

test('a service that cannot be reached is named in the answer, which is not recorded', async () => {
  const log = (line: string) => problems.push(line);
  const record = { origin: 'http://127.0.0.1:1', mayChange: false };
  const lonely = await startMock({ port: 0, stories, record, log });
  const call = await new MockClient(lonely.origin).call('/api/user', cookies);
  expect([call.status, await call.text()]).toEqual([
    502,
    expect.stringMatching(/^http:\/\/127\.0\.0\.1:1 has no answer: /),
  ]);
  const panel = await new MockClient(lonely.origin).open('/mock', cookies);
  expect(await panel.text()).toContain(': 0 calls');
  await lonely.close();
});
