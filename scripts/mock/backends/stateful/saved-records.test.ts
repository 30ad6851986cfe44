import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { personas } from '../../personas';
import { type RunningMock, startMock } from '../../start-mock';
import { cookiesOf, MockClient } from '../../testing/mock-client';

const uma = {
  userID: personas.ordinaryUser.userId,
  shortName: 'Uma',
  fullName: 'Uma Olsen',
  email: 'user@demo.test',
};
const logged: string[] = [];
let mock: RunningMock;
let client: MockClient;
let dist: string;

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'console-'));
  await writeFile(join(dist, 'index.html'), '<!doctype html><body>__CSP_NONCE__</body>');
  mock = await startMock({ port: 0, isStateful: true, dist, log: (line) => logged.push(line) });
  client = new MockClient(mock.origin);
});
// Choices for the calls to POS Core instances hold for all browsers.
afterEach(() => client.open('/?mock=clear'));
afterAll(async () => {
  await mock.close();
  await rm(dist, { recursive: true });
});

const saveName = (fullName: string, cookies = '') =>
  client.call('/api/user/batch', cookies, {
    method: 'POST',
    body: JSON.stringify({ changes: [{ ...uma, fullName }], deletes: [] }),
  });
const nameOfUma = async (cookies = '') => {
  const answer = await client.call(`/api/user/${uma.userID}`, cookies);
  return ((await answer.json()) as typeof uma).fullName;
};

test('every browser reads a saved change afterwards', async () => {
  expect((await saveName('Uma Holm', cookiesOf(await client.open('/?mock=clear')))).status).toBe(
    200,
  );
  expect(await nameOfUma(cookiesOf(await client.open('/?mock=clear')))).toBe('Uma Holm');
});

test('a save that is told to fail once changes nothing, and the next one is kept', async () => {
  const before = await nameOfUma();
  const cookies = cookiesOf(await client.open('/?mock=commitUsers:500>usual'));

  expect((await saveName('Uma Berg', cookies)).status).toBe(500);
  expect(await nameOfUma(cookies)).toBe(before);
  expect((await saveName('Uma Berg', cookies)).status).toBe(200);
  expect(await nameOfUma(cookies)).toBe('Uma Berg');
});

test('an answer is chosen from the examples of the contract, beside the kept records', async () => {
  const cookies = cookiesOf(await client.open('/?mock=listUsers:empty'));

  expect(await (await client.call('/api/user', cookies)).json()).toEqual([]);
  expect(await nameOfUma(cookies)).toContain('Uma');
});

test('the log says why a request is malformed', async () => {
  const cookies = cookiesOf(await client.open('/?mock=clear'));
  const answer = await client.call('/api/user/batch', cookies, { method: 'POST', body: '{}' });
  await expect.poll(() => logged.join()).toContain("'changes'");
  const calls = (await (await client.open('/mock/calls', cookies)).json()) as unknown[];

  expect(answer.status).toBe(400);
  expect(calls.at(-1)).toMatchObject({ problems: [expect.stringContaining("'changes'")] });
});

test('an instance answers at its own port, as chosen there too, and the page may call it', async () => {
  const instances = (await (await client.call('/api/POSCoreInstance')).json()) as { uri: string }[];
  const [first, second] = instances.map(({ uri }) => uri);
  const versionAt = (uri = '') => new MockClient(uri).call('/api/v1/version/info');
  const policy = (await client.open('/admin')).headers.get('content-security-policy');

  expect(await (await versionAt(first)).text()).not.toBe(await (await versionAt(second)).text());
  expect(await (await versionAt(second?.replace('localhost', '127.0.0.1'))).text()).toBe(
    await (await versionAt(second)).text(),
  );
  expect(policy).toContain(first);
  expect(policy).toContain(second);
  await client.open('/?mock=getRemoteVersionInfo:500');
  expect((await versionAt(second)).status).toBe(500);
  expect((await fetch(`${second}/mock`)).status).toBe(404);
});

test('a mail is in the outbox, with a link into this mock', async () => {
  await client.call('/passwordreset/send', '', {
    method: 'POST',
    body: JSON.stringify({ email: uma.email }),
  });
  await expect
    .poll(async () => (await client.open('/dev/outbox')).text())
    .toContain(`${mock.origin}/resetpassword/`);
});

test('the panel may show a page of the service in its frame, and nobody else may', async () => {
  const { headers } = await client.open('/dev/outbox');

  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
});

test('the download comes from the records too', async () => {
  const answer = await client.open('/api/Statistics/DownloadMonthlyStatistics?date=2026-10');

  expect(answer.headers.get('content-disposition')).toContain('.csv');
  expect(await answer.text()).toContain('Harbour Quay');
});

test('the panel says that the service keeps what is saved', async () => {
  const panel = await (await client.open('/mock')).text();

  expect(panel).toContain('keeps what is saved');
  expect(panel).not.toContain('keeps no records');
});
