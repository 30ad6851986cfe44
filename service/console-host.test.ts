import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtConsole, type TestService, testService } from './testing/test-service';

const parent = mkdtempSync(join(tmpdir(), 'console-host-'));
let service: TestService;

beforeAll(async () => {
  service = await testService({ consoleFolder: builtConsole(parent) });
});

afterAll(async () => {
  await service.close();
  rmSync(parent, { recursive: true });
});

const html = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('the page', () => {
  test.each([
    '/',
    '/admin',
    '/admin/summary',
    '/admin/users/edit/10000000-0000-4000-8000-000000000001',
    '/admin/clients/edit/shop.v2',
    '/admin/clients/edit/app.js',
    '/organisation/null',
    '/resetpassword/confirm/token/new.person@demo.test',
    '/invitations/accept/token/new.person%40demo.test',
    '/invitations/accept',
    '/nothing/here',
    '/ADMIN',
    '/index.html',
  ])('answers the path %s', async (path) => {
    const response = await service.fetch(path, { headers: html });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=UTF-8');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  test.each([
    ['/', { Accept: '*/*' }],
    ['/', {}],
    ['/', { Accept: 'text/*' }],
    ['/', { Accept: 'application/json, */*;q=0.1' }],
    ['/admin/users', { Accept: '*/*' }],
  ])('answers %s to a sender that takes anything: %j', async (path, headers) => {
    for (const method of ['GET', 'HEAD']) {
      const response = await service.fetch(path, { method, headers: { ...headers } });
      expect(response.status).toBe(200);
      expect(response.headers.get('Content-Type')).toBe('text/html; charset=UTF-8');
    }
  });

  test('has a new nonce in each answer, the same in its policy and its elements', async () => {
    const nonces = [];
    for (let time = 0; time < 2; time += 1) {
      const response = await service.fetch('/', { headers: html });
      const page = await response.text();
      const policy = response.headers.get('Content-Security-Policy') ?? '';
      const nonce = /script-src 'self' 'nonce-([\w-]{22})'/.exec(policy)?.[1] ?? 'none';
      expect(page).not.toContain('__CSP_NONCE__');
      expect(page.split(`nonce="${nonce}"`)).toHaveLength(3);
      nonces.push(nonce);
    }
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  test('has a policy without exceptions, that knows the POS Core instances', async () => {
    const { headers } = await service.call('/', { as: 'superUser', headers: html });
    const policy = headers.get('Content-Security-Policy')?.replaceAll(/nonce-[\w-]+/g, 'nonce');
    expect(policy?.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self' 'nonce'",
      "style-src 'self' 'nonce'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "connect-src 'self' http://127.0.0.1:4201 http://127.0.0.1:4202 http://127.0.0.1:9",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]);
    expect(Object.fromEntries(headers)).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.any(String),
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  });

  test.each([undefined, 'ordinaryUser', 'administrator'] as const)(
    'does not say where the POS Core instances are to %s',
    async (as) => {
      const { headers } = await service.call('/', { as, headers: html });
      expect(headers.get('Content-Security-Policy')).toContain("connect-src 'self';");
    },
  );
});

test('a path of many dots keeps nobody waiting', async () => {
  // With an expression that goes on from each dot, this takes minutes: the test would end by its limit.
  const response = await service.fetch(`/${'.'.repeat(500_000)}/`, { headers: html });
  expect(response.status).toBe(200);
});

describe('paths without a page', () => {
  test.each([
    ['/assets/index-old.js', html],
    ['/assets/', html],
    ['/assets/index-old.js', { Accept: '*/*' }],
    ['/missing.js', html],
    ['/robots.txt', html],
    ['/.env', html],
    ['/static/chunk.css', html],
    ['/admin', { Accept: 'application/json' }],
    ['/admin', { Accept: 'image/png' }],
    ['/admin', { Accept: '*/*', 'X-Requested-With': 'XMLHttpRequest' }],
    ['/admin', { Accept: '*/*', 'Sec-Fetch-Dest': 'script' }],
    ['/missing.js', { Accept: '*/*' }],
    ['/api/nothing', { Accept: '*/*' }],
    ['/api/nothing', html],
    ['/api', html],
    ['/Authentication/other', html],
    ['/assets/..%2f..%2fpackage.json', html],
    ['/..%2fpackage.json', html],
    ['/%2e%2e/package.json', html],
  ])('%s with %j is missing', async (path, headers) => {
    const response = await service.fetch(path, { headers: headers as Record<string, string> });
    expect(response.status).toBe(404);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/);
  });

  test('a call and a page with the same path get their own answers', async () => {
    const call = await service.call('/admin/summary/', { as: 'superUser', headers: html });
    expect(call.headers.get('Content-Type')).toBe('application/json');
    const page = await service.fetch('/admin/summary', { headers: html });
    expect(page.headers.get('Content-Type')).toBe('text/html; charset=UTF-8');
    const body = { email: 'a@b.test', token: 'x' };
    const post = await service.call('/invitations/validate', { body, headers: html });
    expect(post.headers.get('Content-Type')).not.toMatch(/html/);
    const get = await service.fetch('/invitations/validate/x/a@b.test', { headers: html });
    expect(get.headers.get('Content-Type')).toBe('text/html; charset=UTF-8');
  });

  test('only GET and HEAD have pages', async () => {
    expect((await service.fetch('/admin', { method: 'POST', headers: html })).status).toBe(404);
    const head = await service.fetch('/admin', { method: 'HEAD', headers: html });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
});

describe('files', () => {
  const asset = '/assets/index-abc123.js';

  test.each([
    ['br', 'br', 'brotli bytes'],
    ['gzip, deflate, br', 'br', 'brotli bytes'],
    ['gzip', 'gzip', 'gzip bytes'],
  ])('for Accept-Encoding %s have the encoding %s', async (accepted, encoding, content) => {
    const response = await service.fetch(asset, { headers: { 'Accept-Encoding': accepted } });
    expect(response.headers.get('Content-Encoding')).toBe(encoding);
    expect(response.headers.get('Vary')).toBe('Accept-Encoding');
    expect(response.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
    expect(await response.text()).toBe(content);
  });

  test('are not encoded for a client that takes no encoding, and Vary tells caches', async () => {
    const response = await service.fetch(asset, { headers: { 'Accept-Encoding': 'br;q=0' } });
    expect(response.headers.has('Content-Encoding')).toBe(false);
    expect(response.headers.get('Vary')).toBe('Accept-Encoding');
    expect(await response.text()).toContain('console.log');
  });

  test('with a hash in their names are cached for a year, others for an hour', async () => {
    const hashed = await service.fetch(asset);
    expect(hashed.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    const icon = await service.fetch('/favicon.svg');
    expect(icon.headers.get('Cache-Control')).toBe('public, max-age=3600');
    expect(icon.headers.get('Content-Type')).toMatch(/^image\/svg\+xml/);
  });
});

test('the service compresses answers of calls', async () => {
  const response = await service.call('/api/user', {
    as: 'superUser',
    headers: { 'Accept-Encoding': 'gzip' },
  });
  expect(response.headers.get('Content-Encoding')).toBe('gzip');
  expect(response.headers.get('Vary')).toContain('Accept-Encoding');
  const users = JSON.parse(gunzipSync(await response.arrayBuffer()).toString());
  expect(users.length).toBeGreaterThan(100);
});
