import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningMock, startMock } from '../start-mock';
import { cookiesOf, MockClient } from '../testing/mock-client';
import { CallLog } from './call-log';
import type { LoggedCall } from './logged-call';

let mock: RunningMock;
let client: MockClient;

beforeAll(async () => {
  mock = await startMock({ port: 0, slowMilliseconds: 1, log: () => {} });
  client = new MockClient(mock.origin);
});
afterAll(() => mock.close());

const callsOf = async (cookies: string) =>
  (await (await client.open('/mock/calls', cookies)).json()) as LoggedCall[];

test('the log has the calls of a browser with what was sent and answered', async () => {
  const cookies = cookiesOf(await client.open('/?mock=getUser:slow>404'));
  const path = '/api/user/10000000-0000-4000-8000-000000000003';
  await client.call(path, cookies, {
    referrer: `${mock.origin}/admin/users?x=1`,
    referrerPolicy: 'unsafe-url',
  });
  await client.call(path, cookies);
  await client.call('/api/user/batch', cookies, {
    method: 'POST',
    body: '{"adds":[],"updates":[],"deletes":[]}',
  });

  const calls = await callsOf(cookies);
  expect(calls).toMatchObject([
    {
      page: '/admin/users?x=1',
      operationId: 'getUser',
      method: 'GET',
      path,
      status: 200,
      step: 'slow',
      request: null,
      response: { mediaType: 'application/json', text: expect.stringContaining('Uma Olsen') },
      problems: [],
    },
    { page: null, status: 404, step: '404', response: { mediaType: 'text/plain' } },
    {
      operationId: 'commitUsers',
      step: null,
      request: { mediaType: 'application/json', text: expect.stringContaining('"updates": []') },
    },
  ]);
});

test('a cut connection has no status and no answer', async () => {
  const cookies = cookiesOf(await client.open('/?mock=listUsers:cut'));
  await expect(client.call('/api/user', cookies)).rejects.toThrow();
  expect(await callsOf(cookies)).toMatchObject([
    { operationId: 'listUsers', status: 0, step: 'cut', response: null, problems: [] },
  ]);
});

test('an answer that the default of the contract covers is no misfit', async () => {
  const cookies = cookiesOf(await client.open('/?mock=listUsers:429>404>204='));
  for (let count = 0; count < 3; count += 1) await client.call('/api/user', cookies);
  await expect
    .poll(async () => (await callsOf(cookies)).map(({ status, problems }) => [status, problems]))
    .toEqual([
      [429, []],
      [404, []],
      [204, [expect.stringContaining('came as nothing')]],
    ]);
});

test('a body is logged without its passwords', async () => {
  const cookies = cookiesOf(await client.open('/?mock=clear'));
  const change = { oldPassword: 'Seagull-1', newPassword: 'Seagull-2', confirmation: 'Seagull-2' };
  await client.call('/api/user/ChangePassword', cookies, {
    method: 'POST',
    body: JSON.stringify(change),
  });
  await client.call('/api/user', cookies);
  expect(JSON.stringify(await callsOf(cookies))).not.toContain('Seagull');
});

test('a browser does not see the calls of another', async () => {
  const [one, other] = [await client.open('/?mock=clear'), await client.open('/?mock=clear')];
  await client.call('/api/client', cookiesOf(one));
  const seen = await callsOf(cookiesOf(other));
  expect(seen.filter(({ operationId }) => operationId === 'listClients')).toEqual([]);
});

test('the log keeps the last 200 calls of the last 50 browsers', () => {
  const log = new CallLog();
  const call = { time: '', page: null, operationId: 'listUsers' } as Omit<LoggedCall, 'id'>;
  for (let count = 0; count < 201; count += 1) log.add('first', call);
  expect(log.callsOf('first').map(({ id }) => id)).toEqual(
    Array.from({ length: 200 }, (_, index) => index + 2),
  );
  for (let count = 0; count < 50; count += 1) log.add(`browser ${count}`, call);
  expect(log.callsOf('first')).toEqual([]);
  expect(log.callsOf('browser 0')).toHaveLength(1);
});
