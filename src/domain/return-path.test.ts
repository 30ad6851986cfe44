import { expect, test } from 'vitest';
import { safeReturnPath } from './return-path';

test.each([
  '/profile',
  '/',
  '/organisation/20000000-0000-4000-8000-000000000003/teams?filter=a%20b#x',
  '/admin/users?filter=%2F%2Felsewhere.test',
  // An encoded slash stays part of the path: the page is not found, but the origin stays the same.
  '/%2F%2Felsewhere.test',
  '/%5Celsewhere.test',
])('%s is a path of the console', (path) => {
  expect(safeReturnPath(path)).toBe(path);
});

test('the path has its dots resolved', () => {
  expect(safeReturnPath('/admin/../profile')).toBe('/profile');
});

test.each([
  undefined,
  null,
  5,
  '',
  'profile',
  '//elsewhere.test',
  '///elsewhere.test',
  '/\\elsewhere.test',
  '\\\\elsewhere.test',
  '/\t/elsewhere.test',
  '/\n/elsewhere.test',
  ' //elsewhere.test',
  '/.//elsewhere.test',
  '/admin/..//elsewhere.test',
  '/%2e//elsewhere.test',
  'https://elsewhere.test/',
  'https:elsewhere.test',
  'javascript:alert(1)',
  'data:text/html,x',
  '%2F%2Felsewhere.test',
  '/\u202e//elsewhere.test',
  '/authentication/logout',
  '/Authentication/logout',
  '/x/../authentication/logout',
  '/%61uthentication/logout',
  '/authentication%2flogout',
  '/AUTHENTICATIO%4E/logout',
  '/api/user',
  `/${'x'.repeat(2048)}`,
])('%j is none', (text) => {
  expect(safeReturnPath(text)).toBeUndefined();
});
