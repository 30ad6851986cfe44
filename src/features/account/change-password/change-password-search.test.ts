import { expect, test } from 'vitest';
import { changePasswordSearch } from './change-password-search';

test.each([
  '/changeprofilepassword',
  '/ChangeProfilePassword?x=1',
  '/%63hangeprofilepassword',
  '/authentication/logout',
  'https://elsewhere.test/',
  7,
])('%j is no page to return to', (redirect) => {
  expect(changePasswordSearch({ redirect })).toEqual({ redirect: undefined });
});

test('a page of the console is', () => {
  expect(changePasswordSearch({ redirect: '/profile' })).toEqual({ redirect: '/profile' });
});
