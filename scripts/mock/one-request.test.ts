import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Served } from '../commands/lib/served';
import type { LoggedCall } from './log/logged-call';
import { runMock } from './run-mock';
import { MockClient } from './testing/mock-client';

// A process of its own, because an error that nothing handles ends it.
let mock: Served;
let client: MockClient;

beforeAll(async () => {
  mock = await runMock();
  client = new MockClient(mock.origin);
});
afterAll(() => mock.stop());

const isRunning = () =>
  client.call('/api/user').then(
    ({ ok }) => ok,
    () => false,
  );

/** Sends a save in two parts, and leaves before the second one if it is null. Resolves when the connection ends. */
function sendSave(scenario: string, length: number, body: string | null): Promise<unknown> {
  const { hostname, port } = new URL(mock.origin);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  const head = [
    'POST /api/user/batch HTTP/1.1',
    'Host: localhost',
    `Cookie: mock-scenarios=${encodeURIComponent(scenario)}`,
    'X-Requested-With: XMLHttpRequest',
    'Content-Type: application/json',
    `Content-Length: ${length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`, () =>
    body === null ? socket.destroy() : socket.write(body),
  );
  return new Promise((resolve) => socket.on('close', resolve));
}

test.each([
  ['__code=999', 'listUsers has no documented response 999.'],
  ['__code=abc', '"abc" is neither a status'],
  ['__example=typo', 'The response 200 of listUsers has no example "typo".'],
  ['__code=404&__example=50%25', 'The response 404 of listUsers has no example "50%".'],
])('the address of a call with %s is refused in a sentence', async (query, sentence) => {
  const answer = await client.call(`/api/user?${query}`);
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(sentence)]);
  expect(await isRunning()).toBe(true);
});

test('a save whose body is not complete when the connection ends does not end the mock', async () => {
  for (const length of [118, 66_000]) {
    await sendSave('commitUsers:cut', length, 'x'.repeat(length));
    await sendSave('commitUsers:500', length, null);
  }
  expect(await isRunning()).toBe(true);
  const cut = async () => {
    const calls = await (await client.open('/mock/calls')).json();
    return (calls as LoggedCall[]).filter(({ step }) => step === 'cut').map(({ status }) => status);
  };
  await expect.poll(cut).toEqual([0, 0]);
});

test.each([
  ['Prefer', 'code=999'],
  ['Prefer', 'dynamic=true'],
  ['Referer', '//'],
])('the header %s: %s does not end the mock, and chooses nothing', async (name, value) => {
  const usual = await (await client.call('/api/user')).text();
  const headers = { 'X-Requested-With': 'XMLHttpRequest', [name]: value };
  const answer = await fetch(`${mock.origin}/api/user`, { headers });
  expect(await answer.text()).toBe(usual);
  expect(await isRunning()).toBe(true);
});
