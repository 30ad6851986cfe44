import { expect, test } from 'vitest';
import { safeReturnUrl } from './return-url';

test.each([
  ['/', '/'],
  ['/admin/users', '/admin/users'],
  ['/admin/users?sort=name&page=2#row-3', '/admin/users?sort=name&page=2#row-3'],
  [
    '/resetpassword/validate/abc/new.person@demo.test',
    '/resetpassword/validate/abc/new.person@demo.test',
  ],
  ['/admin/../user', '/user'],
  ['/authenticationlike', '/authenticationlike'],
  ['/%2f%2fevil.test', '/%2f%2fevil.test'],
  ['/%5cevil.test', '/%5cevil.test'],
  ['/redirect?to=https://evil.test', '/redirect?to=https://evil.test'],
])('the return address %s becomes %s', (given, expected) => {
  expect(safeReturnUrl(given)).toBe(expected);
});

test.each([
  undefined,
  '',
  'admin',
  'https://evil.test/',
  'https:evil.test',
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.test',
  '///evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '/\r\n/evil.test',
  '\t//evil.test',
  ' //evil.test',
  '/ /evil.test',
  '/\0/evil.test',
  '/\u200b/evil.test',
  '/\ud800',
  '/.//evil.test',
  '/..//evil.test',
  '/admin/..//evil.test',
  '/%2e//evil.test',
  '/authentication/logout',
  '/Authentication/current',
  '/x/../authentication/logout',
  '/%61uthentication/logout',
  '/api/user',
  '/authentication%2flogout',
  '/AUTHENTICATIO%4E/logout',
  `/${'a'.repeat(2048)}`,
])('%j leads home', (given) => {
  expect(safeReturnUrl(given)).toBe('/');
});

test('an encoded slash stays encoded, so that a browser stays on this origin', () => {
  const url = new URL(safeReturnUrl('/%2f%2fevil.test'), 'https://console.test');
  expect(url.origin).toBe('https://console.test');
});
