import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { contractDocs } from './contract-docs';

const contract = { openapi: '3.1.0', info: { title: 'A contract', version: '1.0.0' }, paths: {} };
const app = new Hono().route('/docs', contractDocs(contract));

test('the page and everything that it loads come from this origin', async () => {
  const response = await app.request('/docs');
  const html = await response.text();
  const addresses = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address);

  expect(addresses.length).toBeGreaterThan(4);
  for (const address of addresses) {
    expect(address).toMatch(/^\/docs\//);
    expect((await app.request(address ?? '')).status, address).toBe(200);
  }
});

test('the page has no inline script and a policy that would refuse one', async () => {
  const response = await app.request('/docs');
  const policy = response.headers.get('Content-Security-Policy') ?? '';

  expect(await response.text()).not.toMatch(/<script(?![^>]*\ssrc=)/);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
});

test('the service offers the contract without changes', async () => {
  expect(await (await app.request('/docs/contract.json')).json()).toEqual(contract);
});

test('who has the contract already gets no second copy of it', async () => {
  const { headers } = await app.request('/docs/contract.json');
  const known = async (tag: string) =>
    app.request('/docs/contract.json', { headers: { 'If-None-Match': tag } });
  const tag = headers.get('ETag') ?? '';
  const again = await known(tag);
  expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', tag]);
  expect((await known('"of another release"')).status).toBe(200);
});

test('the service writes the contract once for all who read it', async () => {
  const toJSON = vi.fn(() => 'the contract');
  const docs = contractDocs({ toJSON });
  for (let time = 0; time < 2; time += 1) {
    expect(await (await docs.request('/contract.json')).json()).toBe('the contract');
  }
  expect(toJSON).toHaveBeenCalledOnce();
});

test('browsers keep the files of swagger-ui', async () => {
  const response = await app.request('/docs/swagger-ui-bundle.js');
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=3600');
});

test.each(['/docs/package.json', '/docs/../package.json', '/docs/folder/swagger-ui.css'])(
  '%s is not served',
  async (path) => {
    expect((await app.request(path)).status).toBe(404);
  },
);
