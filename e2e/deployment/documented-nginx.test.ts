import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../../scripts/commands/lib/free-port';
import type { Proxied } from '../support/servers/start-nginx';
import { startProxied } from '../support/servers/start-proxied';

let proxied: Proxied;
beforeAll(async () => {
  proxied = await startProxied(await freePort(0));
}, 120_000);
afterAll(() => proxied?.stop());

/** Sends a path as it is spelt, which `fetch` would normalise. */
function send(path: string, { method = 'GET', body = '', headers = {} } = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(proxied.origin);
    const options = { host: 'localhost', port, path, method, headers, rejectUnauthorized: false };
    const call = request(options, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    });
    call.on('error', reject);
    call.end(body);
  });
}

function logs(): string {
  const names = readdirSync(proxied.folder).filter((name) => name.endsWith('.log'));
  return names.map((name) => readFileSync(join(proxied.folder, name), 'utf8')).join('');
}

/** Sends a request and waits until nginx has logged it. Returns the new part of the logs. */
async function logOf(...given: Parameters<typeof send>): Promise<string> {
  const before = logs().length;
  await send(...given);
  await vi.waitUntil(() => logs().length > before, { timeout: 10_000 });
  return logs().slice(before);
}

test.each([
  '/invitations/validate/SECRET/a%40b.test',
  '/invitations/accept/SECRET',
  '/%69nvitations/%76alidate/SECRET',
  '/%2569nvitations/validate/SECRET',
  '/INVITATIONS/validate/SECRET',
  '//invitations//validate//SECRET',
  '/api/../invitations/validate/SECRET',
  '/api/%2e%2e/invitations/validate/SECRET',
  '/admin/..;/resetpassword/confirm/SECRET',
  '/resetpassword/confirm/SECRET',
  '/authentication/confirmemail/SECRET',
  '/authentication/login?returnUrl=/SECRET',
  '/api/user?token=SECRET',
  '/api/user%3Ftoken=SECRET',
  '/SECRET',
])('no log of nginx has the secret of %s', async (path) => {
  const headers = { Referer: 'https://localhost/?SECRET', 'User-Agent': 'SECRET' };
  expect(await logOf(path, { headers })).not.toContain('SECRET');
});

test('the log names plain paths, with the id of the request', async () => {
  expect(JSON.parse(await logOf('/api/user'))).toMatchObject({
    path: '/api/user',
    method: 'GET',
    status: 401,
    requestId: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
});

test('a body above the limit is refused before it arrives', async () => {
  const headers = { 'Content-Length': String(9 * 1024 * 1024) };
  expect(await send('/api/user/batch', { method: 'POST', headers })).toBe(413);
});

test('http leads to https', async () => {
  expect(await send('/authentication/login')).toBe(200);
  const answer = await fetch(proxied.plainOrigin, { redirect: 'manual' });
  expect(answer.headers.get('Location')).toBe('https://localhost/');
});
