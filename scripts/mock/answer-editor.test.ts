import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningMock, startMock } from './start-mock';
import { cookiesOf, MockClient } from './testing/mock-client';

const stories = mkdtempSync(join(tmpdir(), 'stories-'));
let mock: RunningMock;
let client: MockClient;

beforeAll(async () => {
  mock = await startMock({ port: 0, stories, log: () => {} });
  client = new MockClient(mock.origin);
});
afterAll(async () => {
  await mock.close();
  rmSync(stories, { recursive: true });
});

const form = { answer: 'listUsers', view: 'all', from: '/admin/users', status: '200' };

const unescaped = (html: string) =>
  html.replaceAll('&quot;', '"').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** What is in the field of the body. */
function bodyIn(page: string): string {
  const [, text = ''] = /<textarea[^>]*>([\s\S]*?)<\/textarea>/.exec(page) ?? [];
  return unescaped(text);
}

async function pageOf(fields: Record<string, string>): Promise<string> {
  const answer = await client.submit('/mock', { ...form, ...fields });
  expect(answer.headers.getSetCookie().join()).not.toContain('mock-scenarios');
  return answer.text();
}

test('the editor begins with the answer of a call, the last one, an example, or the own answer', async () => {
  const cookies = cookiesOf(await client.open('/mock'));
  const example = bodyIn(await (await client.open('/mock?answer=getClient')).text());
  expect(JSON.parse(example)).toHaveProperty('clientID');

  await client.call('/api/client/kiosk?__code=404', cookies);
  const [call] = (await (await client.open('/mock/calls', cookies)).json()) as { id: number }[];
  const ofCall = `/mock?answer=getClient&call=${call?.id}`;
  const answered = await (await client.open(ofCall, cookies)).text();
  expect(answered).toMatch(/name="status"[^>]*value="404"/);

  await client.call('/api/client/partner-orders', cookies);
  const last = bodyIn(await (await client.open('/mock?answer=getClient', cookies)).text());
  expect(JSON.parse(last)).toHaveProperty('clientID', 'partner-orders');
  expect(last).toContain('\n  "name"');

  const own = await client.open('/mock?answer=getClient', 'mock-scenarios=getClient:200=%5B7%5D');
  expect(bodyIn(await own.text())).toBe('[7]');
});

test('a press damages the field that is selected, and chooses nothing', async () => {
  const page = await pageOf({ body: '[{"scopes": [1, 2]}]', path: '[0].scopes', damage: 'null' });
  expect(JSON.parse(bodyIn(page))).toEqual([{ scopes: null }]);
  expect(page).toContain('[0].scopes: null.');
  expect(page).toMatch(/<option[^>]*value="\[0\]\.scopes"[^>]*selected/);
});

test('what cannot be damaged or chosen stays in the editor, with the reason', async () => {
  for (const [fields, reason] of [
    [{ body: '{"a', damage: 'null' }, 'Only JSON can be damaged with a button.'],
    [{ body: '[]', own: 'apply', status: '99' }, 'The status is not a number from 200 to 599.'],
    [{ body: '[]', own: 'apply', field: 'id', value: '1' }, 'has no parameter'],
    [{ body: randomText(6000), own: 'apply' }, 'and a link has room for 3,800.'],
  ] as const) {
    const page = await pageOf(fields);
    expect(page).toContain(reason);
    expect(bodyIn(page)).toBe(fields.body);
  }
});

test('the editor says that the body is no JSON, and it is sent all the same', async () => {
  const body = '{"cut';
  const page = await pageOf({ body, path: '', damage: 'null' });
  expect(page).toContain('The body is not JSON and is sent as it is');
  const chosen = await client.submit('/mock', { ...form, body, own: 'apply' });
  expect(await (await client.call('/api/user', cookiesOf(chosen))).text()).toBe(body);
});

test('an own answer for one call is in the link, and in a story with everything that it needs', async () => {
  const body = JSON.stringify([{ userID: 'a, b > c + 50%', fullName: 'Öl & "x" #' }], null, 2);
  const fields = { ...form, body, times: 'one', own: 'apply' };
  const chosen = await client.submit('/mock', fields);
  expect(chosen.headers.get('location')).not.toContain('answer=');
  const cookies = cookiesOf(chosen);
  const panel = await (await client.open('/mock?from=/admin/users', cookies)).text();
  const [, link = ''] = /value="(http:[^"]*mock=[^"]*)"/.exec(panel) ?? [];
  await client.submit(
    '/mock',
    { save: 'story', title: 'Own', name: 'own', from: '/admin' },
    cookies,
  );

  for (const address of [unescaped(link).slice(mock.origin.length), '/?story=own']) {
    const followed = cookiesOf(await client.open(address));
    expect(await (await client.call('/api/user', followed)).text()).toBe(body);
    expect(await (await client.call('/api/user', followed)).text()).not.toBe(body);
  }
});

/** A text that cannot be packed. */
function randomText(length: number): string {
  let seed = 7;
  const next = () => {
    seed = (seed * 48271) % 2147483647;
    return String.fromCharCode(97 + (seed % 26));
  };
  return `"${Array.from({ length }, next).join('')}"`;
}
