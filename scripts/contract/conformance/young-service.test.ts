import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { problemsOf } from './checks/results';
import { hasSucceeded } from './report/coverage';
import { doesConform } from './report/does-conform';
import { htmlReport } from './report/html-report';
import { junitReport } from './report/junit-report';
import { notThereYet } from './report/not-there-yet';
import { terminalReport } from './report/terminal-report';
import { runAgainst } from './testing/run-against';
import { servedService } from './testing/served-service';

const both = servedService();
let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Serves two operations of the reference service, one of them wrongly, and the rest as given. */
async function youngService(rest: RequestListener): Promise<string> {
  server = createServer(async (request, response) => {
    const there = ['/Authentication/current', '/api/client'];
    if (request.method !== 'GET' || !there.includes(request.url ?? '')) {
      return rest(request, response);
    }
    const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
    const sent = new Request(`http://localhost${request.url}`, {
      headers: headers as [string, string][],
    });
    const answer = await both.service.service.fetch(sent);
    const text = (await answer.text()).replaceAll('"clientID":', '"id":');
    const type = answer.headers.get('Content-Type') ?? '';
    response
      .writeHead(answer.status, { 'Content-Type': type, 'Cache-Control': 'no-store' })
      .end(text);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test.each<[string, RequestListener]>([
  ['501', (_request, response) => response.writeHead(501).end()],
  [
    'a page that names the path',
    (request, response) =>
      response.writeHead(404, { 'Content-Type': 'text/html' }).end(`Cannot find ${request.url}`),
  ],
  [
    'the console for every path',
    (_request, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>'),
  ],
  [
    '404 for a session and 401 without one',
    (request, response) => response.writeHead(request.headers.cookie ? 404 : 401).end(),
  ],
])(
  'what a young service answers with %s is one block',
  async (_name, rest) => {
    const result = await runAgainst(both.service, await youngService(rest));
    const missing = notThereYet(result.operations);
    const problems = result.operations.flatMap(problemsOf);
    expect([...new Set(problems.map(({ operationId }) => operationId))]).toEqual(['listClients']);
    expect(missing?.title).toMatch(/^Not there yet: 10\d operations$/);
    expect(doesConform(result)).toBe(false);
    const reports = [
      terminalReport(result),
      junitReport(result),
      await htmlReport(result, new Date()),
    ];
    for (const text of reports) expect(text.split(missing?.title ?? '')).toHaveLength(2);
  },
  60_000,
);

test('what the run makes needs no extension', async () => {
  both.served.plant({
    name: 'no ends of access',
    operationId: 'setAccessEnd',
    pointer: 'status',
    kept: () => ({ status: 404, type: 'text/plain', text: '' }),
  });
  const only = ['setAccessEnd', 'commitLinks'];
  const { operations } = await runAgainst(both.service, both.served.url, { only, isWriting: true });
  expect(operations.flatMap(problemsOf)).toEqual([]);
  expect(operations.filter(hasSucceeded).map(({ operation }) => operation.operationId)).toEqual([
    'commitLinks',
  ]);
});
