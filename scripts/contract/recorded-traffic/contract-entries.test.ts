import { expect, test } from 'vitest';
import { contractEntries, templateOf } from './contract-entries';

const origin = 'http://localhost:4273';
const templates = ['/api/user', '/api/user/{id}', '/admin/summary/', '/invitations/accept'];

test.each([
  ['/api/user', 200, true],
  ['/api/user?__code=403', 403, true],
  ['/api/user/10000000-0000-4000-8000-000000000001', 404, true],
  ['/admin/summary/', 500, true],
  ['/invitations/accept', 200, true],
  // The filter keeps a call that the contract does not know, so that the check reports it.
  ['/api/usr', 404, true],
  ['/Authentication/unknown', 404, true],
  // Pages and assets.
  ['/admin', 200, false],
  ['/admin/summary', 200, false],
  ['/invitations/accept/token/someone@demo.test', 200, false],
  ['/authentication/login', 200, false],
  ['/assets/index-abc.js', 200, false],
  // Calls that ended without an answer.
  ['/api/user', -1, false],
  ['/api/user', 0, false],
])('%s with status %i is kept only if it is an answered call', (path, status, isKept) => {
  const call = { request: { url: `${origin}${path}`, method: 'GET' }, response: answer(status) };

  expect(contractEntries({ log: { entries: [call] } }, origin, templates)).toEqual(
    isKept ? [call] : [],
  );
});

test('a call to another origin is left out', () => {
  const url = 'http://localhost:4274/api/user';
  const call = { request: { url, method: 'GET' }, response: answer(200) };

  expect(contractEntries({ log: { entries: [call] } }, origin, templates)).toEqual([]);
});

test.each([
  ['/api/user', '/api/user'],
  ['/api/user/profile', '/api/user/profile'],
  ['/api/user/1', '/api/user/{id}'],
  ['/api/usr', '/api/usr'],
])('%s has the template %s', (path, template) => {
  expect(templateOf(path, [...templates, '/api/user/profile'])).toBe(template);
});

function answer(status: number) {
  return { status, content: { size: 0, mimeType: 'text/plain', text: '' } };
}
