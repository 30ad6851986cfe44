import { expect, test } from 'vitest';
import type { Session } from '../src/api/schema.gen';
import { openedPage } from './opened-page';

const userID = '11111111-1111-4111-8111-111111111111';
const organisationID = '22222222-2222-4222-8222-222222222222';

const sessionOf = (scopes: string[], isOrgAdmin: boolean, isIn = true) =>
  [{ userID, scopes }, isIn ? { organisationID, name: 'Inn' } : null, isOrgAdmin] as Session;

const superUser = sessionOf(['superuser'], false);
const administrator = sessionOf([], true);
const member = sessionOf([], false);

const ranks = new Map([
  ['/admin', 2],
  ['/admin/users', 2],
  ['/organisation/1/links', 1],
]);
const listed = { lowestRankAt: (path: string) => ranks.get(path) ?? 0 };

test.each([
  ['a super user', superUser, '/', '/admin'],
  ['an administrator', administrator, '/', `/organisation/${organisationID}`],
  ['an administrator of nothing known', sessionOf([], true, false), '/', '/organisation/null'],
  ['a member', member, '/', `/user/${userID}`],
  ['a super user', superUser, '/admin/users', '/admin/users'],
  ['a super user', superUser, '/organisation/1/links', '/organisation/1/links'],
  ['an administrator', administrator, '/admin', undefined],
  ['an administrator', administrator, '/organisation/1/links', '/organisation/1/links'],
  ['a member', member, '/organisation/1/links', undefined],
  ['a member', member, '/administrators', '/administrators'],
  ['a member', member, '/profile', '/profile'],
])('%s gets at an address the page for it', (_, session, path, page) => {
  expect(openedPage(path, session, listed)).toBe(page);
});
