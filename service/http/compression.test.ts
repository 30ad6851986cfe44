import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { compression } from './compression';

const text = JSON.stringify(Array.from({ length: 5_000 }, (_, number) => ({ number })));
const names = JSON.stringify(
  Intl.supportedValuesOf('currency').map((code) => ({
    code,
    name: new Intl.DisplayNames('en-GB', { type: 'currency' }).of(code),
  })),
);
const json = { 'Content-Type': 'application/json' };

const app = new Hono()
  .use(compression())
  .get('/long', (context) => context.body(text, 200, json))
  .get('/short', (context) => context.body('[1]', 200, { ...json, 'Content-Length': '3' }))
  .get('/image', (context) => context.body(text, 200, { 'Content-Type': 'image/png' }))
  .get('/kept', (context) =>
    context.body(names, 200, { ...json, 'Cache-Control': 'private, max-age=3600' }),
  )
  .get('/tagged', (context) =>
    context.body(names, 200, { ...json, 'Cache-Control': 'no-cache', ETag: 'W/"1"' }),
  )
  .get('/made', (context) => context.body(names, 200, { ...json, 'Cache-Control': 'no-store' }))
  .get('/varied', (context) => context.body(text, 200, { ...json, Vary: 'Accept' }))
  .get('/stored', (context) =>
    context.body('bytes of the build', 200, { ...json, 'Content-Encoding': 'br' }),
  );

const ask = async (path: string, accepted?: string, method = 'GET') =>
  app.request(path, {
    method,
    headers: accepted === undefined ? {} : { 'Accept-Encoding': accepted },
  });

test.each([
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['*', 'br'],
  ['br;q=0.5, gzip', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['GZIP', 'gzip'],
])('of %s the service takes %s', async (accepted, encoding) => {
  const response = await ask('/long', accepted);
  expect(response.headers.get('Content-Encoding')).toBe(encoding);
  expect(response.headers.get('Vary')).toBe('Accept-Encoding');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(response.headers.get('Content-Length')).toBe(String(bytes.length));
  expect(bytes.length).toBeLessThan(text.length / 3);
  const decompress = encoding === 'br' ? brotliDecompressSync : gunzipSync;
  expect(decompress(bytes).toString()).toBe(text);
});

test.each([
  ['/long', undefined],
  ['/long', 'identity'],
  ['/long', 'br;q=0, gzip;q=0'],
  ['/long', 'deflate, zstd'],
  ['/short', 'br'],
  ['/image', 'br'],
])('%s for %s is not compressed', async (path, accepted) => {
  const response = await ask(path, accepted);
  expect(response.headers.get('Content-Encoding')).toBeNull();
});

test('what is compressed already stays as it is', async () => {
  const response = await ask('/stored', 'gzip, br');
  expect(response.headers.get('Content-Encoding')).toBe('br');
  expect(await response.text()).toBe('bytes of the build');
});

test('an answer that varies by more says so', async () => {
  const response = await ask('/varied', 'br');
  expect(response.headers.get('Vary')).toBe('Accept, Accept-Encoding');
});

test('HEAD has no content', async () => {
  const response = await ask('/long', 'br', 'HEAD');
  expect([response.status, await response.text()]).toEqual([200, '']);
  expect(response.headers.get('Content-Encoding')).toBeNull();
});

test.each(['br', 'gzip'])(
  'what browsers keep is as small as %s makes it, each time',
  async (encoding) => {
    const sizes = [];
    for (const path of ['/made', '/kept', '/tagged']) {
      const response = await ask(path, encoding);
      const bytes = Buffer.from(await response.arrayBuffer());
      const decompress = encoding === 'br' ? brotliDecompressSync : gunzipSync;
      expect(decompress(bytes).toString()).toBe(names);
      sizes.push(bytes.length);
    }
    const [made, kept, tagged] = sizes as [number, number, number];
    expect(tagged).toBe(kept);
    if (encoding === 'br') expect(kept).toBeLessThan(made * 0.9);
  },
);
