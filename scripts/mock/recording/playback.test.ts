import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type RunningMock, startMock } from '../start-mock';
import { cookiesOf, MockClient } from '../testing/mock-client';

const stories = mkdtempSync(join(tmpdir(), 'playback-'));
const answered = (call: string, answer: unknown, more = {}) => ({
  operation: 'any',
  call,
  status: 200,
  mediaType: 'application/json',
  answer,
  ...more,
});
const story = {
  title: 'Recorded',
  page: '/admin/users',
  persona: 'superUser',
  mock: [],
  recorded: [
    answered('GET /api/user', ['first']),
    answered('POST /api/auditlog/query', ['of A'], { request: { type: 'A' } }),
    answered('GET /api/user', 'BadRequest', { status: 400, mediaType: 'text/plain' }),
    answered('GET /api/Organisation?limit=1&search=a', ['found']),
    answered('POST /api/auditlog/query', ['of B'], { request: { type: 'B' } }),
    answered('GET /api/user', ['last']),
  ],
};
let mock: RunningMock;
let client: MockClient;
let cookies: string;

const write = (name: string, content: unknown) =>
  writeFileSync(join(stories, `${name}.json`), JSON.stringify(content));

beforeAll(async () => {
  write('recorded', story);
  mock = await startMock({ port: 0, stories });
  client = new MockClient(mock.origin);
});
afterAll(async () => {
  await mock.close();
  rmSync(stories, { recursive: true });
});
beforeEach(async () => {
  cookies = cookiesOf(await client.open('/?story=recorded'));
});

/** Makes a call and returns the text of its answer. */
async function textOf(path: string, init?: RequestInit, with_ = cookies): Promise<string> {
  return (await client.call(path, with_, init)).text();
}

const uma = '/api/user/10000000-0000-4000-8000-000000000003';

const users = async (with_ = cookies) => textOf('/api/user', {}, with_);

describe('recorded answers', () => {
  test('come in their order, the last stays, and they begin again', async () => {
    const all = [await users(), await users(), await users(), await users()];
    expect(all).toEqual(['["first"]', 'BadRequest', '["last"]', '["last"]']);
    await client.submit('/mock', { reset: 'stories' }, cookies);
    expect(await users()).toBe('["first"]');
  });

  test('belong to the query in any order, and to the body', async () => {
    expect(await textOf('/api/Organisation?search=a&limit=1')).toBe('["found"]');
    const post = (type: string) =>
      textOf('/api/auditlog/query', { method: 'POST', body: JSON.stringify({ type }) });
    expect([await post('B'), await post('A')]).toEqual(['["of B"]', '["of A"]']);
  });

  test('leave other calls as they are', async () => {
    expect(await textOf('/api/Organisation?search=b')).toContain('Harbour');
    expect(await textOf('/api/client')).toContain('backoffice');
  });

  test('give way to what is chosen, which takes no step', async () => {
    const chosen = await client.submit('/mock', { toggle: 'listUsers:500' }, cookies);
    const answer = await client.call('/api/user', `${cookiesOf(chosen)}; ${cookies}`);
    expect([answer.status, await users()]).toEqual([500, '["first"]']);
  });

  test('are part of the link to this state, and of a story that is saved from it', async () => {
    const chosen = await client.submit('/mock?from=/admin', { toggle: 'getUser:404' }, cookies);
    const state = `${cookiesOf(chosen)}; ${cookies}`;
    const panel = await (await client.open('/mock?from=/admin', state)).text();
    const link = /value="(http[^"]*story=[^"]*)"/.exec(panel)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const opened = await client.open(link.slice(mock.origin.length));
    expect(opened.headers.get('Location')).toBe('/admin');
    expect(await users(cookiesOf(opened))).toBe('["first"]');
    expect(await textOf(uma, {}, cookiesOf(opened))).toContain('does not exist');
    const form = { save: 'story', title: 'Again', name: 'again', from: '/admin' };
    await client.submit('/mock', form, state);
    const again = cookiesOf(await client.open('/?story=again'));
    expect(await users(again)).toBe('["first"]');
  });

  test.each([
    ['by a link', () => client.open('/admin?mock=clear', cookies)],
    ['by Clear all', () => client.submit('/mock', { clear: 'all' }, cookies)],
    ['by its own button', () => client.submit('/mock', { drop: 'recording' }, cookies)],
    ['by another story', () => client.open('/?story=usual', cookies)],
  ])('end %s', async (_, end) => {
    write('usual', { ...story, recorded: undefined });
    expect(await (await client.open('/mock', cookies)).text()).toContain('Recording recorded');
    const set = (await end()).headers.getSetCookie();
    expect(set.find((text) => text.startsWith('mock-recording='))).toContain('Max-Age=0');
    expect(await users(cookies.replace('mock-recording=recorded', ''))).toContain('Sam');
  });

  test('are not for somebody who has signed out, nor for a call without the marker', async () => {
    expect((await client.call('/api/user', `${cookies}; mock-persona=none`)).status).toBe(200);
    const signedOut = cookies.replace('mock-persona=superUser', 'mock-persona=none');
    expect((await client.call('/api/user', signedOut)).status).toBe(401);
    const bare = await fetch(`${mock.origin}/api/user`, { headers: { Cookie: cookies } });
    expect(bare.status).toBe(401);
  });

  test('are only those of a story: a cookie is no path', async () => {
    const elsewhere = 'mock-recording=..%2Frecorded';
    expect(await users(elsewhere)).toContain('Sam');
  });
});

test.each([
  ['no list', {}, 'Its "recorded" is not a list of calls.'],
  [
    'an unknown call',
    [answered('GET /api/none', [])],
    'GET /api/none is not a call of the contract.',
  ],
  ['an unknown status', [answered('GET /api/user', [], { status: 299 })], 'is not documented'],
  ['a page', [answered('GET /api/user', '', { mediaType: 'text/html' })], 'its media type'],
])('a file with %s says so and is not played', async (_, recorded, reason) => {
  write('broken', { ...story, recorded });
  const opened = await client.open('/?story=broken');
  expect([opened.status, opened.headers.getSetCookie()]).toEqual([404, []]);
  expect(await opened.text()).toContain(reason.replaceAll('"', '&quot;'));
});
