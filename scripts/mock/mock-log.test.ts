import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { readContract } from '../../openapi/reader/contract-document';
import { gateway } from './gateway/gateway';

test('the log of the mock leaves out the token of a page that fails', async () => {
  const logged: string[] = [];
  const pages = new Hono().get('*', () => {
    throw new Error('This page fails.');
  });
  const nowhere = 'http://127.0.0.1:9';
  const mock = gateway({
    contract: readContract('.generated/contract.json'),
    prismOrigin: nowhere,
    isOpenToOtherOrigins: true,
    backend: {
      pages,
      authentication: null,
      answer: async () => new Response(),
      close: async () => {},
    },
    recorder: null,
    slowMilliseconds: 0,
    console: { dist: 'dist', vite: nowhere },
    stories: 'scenarios',
    log: (line) => logged.push(line),
  });
  const page = await mock.request('/resetpassword/confirm/SECRET/user@demo.test?x=SECRET');
  expect(page.status).toBe(502);
  expect(logged.join()).toContain('GET /resetpassword/confirm/*** failed');
  expect(logged.join()).not.toMatch(/SECRET|user@demo/);
});
