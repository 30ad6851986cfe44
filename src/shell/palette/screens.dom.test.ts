import { expect, test } from 'vitest';
import { idleRouter } from '~/testing/idle-router';
import { personas } from '~/testing/personas';
import { screensOf } from './screens';

const router = idleRouter();

const { superUser, organisationAdministrator: administrator, ordinaryUser } = personas;
const harbour = { organisationID: '7', name: 'Harbour' };

const pathsOf = (...given: [typeof superUser, typeof harbour?]) =>
  screensOf(router, given[0], given[1], []).map(({ path }) => path);
const areasOf = (paths: readonly string[]) => [...new Set(paths.map((path) => path.split('/')[1]))];

test('an ordinary user gets the screens of the own account alone', () => {
  expect(pathsOf(ordinaryUser, harbour).sort()).toEqual([
    '/changeprofilepassword',
    '/profile',
    `/user/${ordinaryUser.userID}`,
  ]);
});

test('an administrator gets the rooms of the organisation too, and nothing of the administration', () => {
  const paths = pathsOf(administrator, harbour);
  expect(areasOf(paths).sort()).toEqual([
    'changeprofilepassword',
    'organisation',
    'profile',
    'user',
  ]);
  expect(paths).toEqual(
    expect.arrayContaining(['/organisation/7', '/organisation/7/teams', '/organisation/7/invite']),
  );
});

test('a super user without an organisation gets the administration and the own account', () => {
  expect(areasOf(pathsOf(superUser)).sort()).toEqual([
    'admin',
    'changeprofilepassword',
    'profile',
    'user',
  ]);
});

test('a record is created at one address, and no address has a parameter left', () => {
  const screens = screensOf(router, superUser, harbour, []);
  const titles = screens.map(({ title }) => title);
  expect(titles).toContain('Create User');
  expect(new Set(titles).size).toBe(titles.length);
  expect(screens.filter(({ path }) => path.includes('$') || path.includes('null'))).toEqual([]);
});

test('the screens of the organisation come first, and forms for new records last', () => {
  const screens = screensOf(router, superUser, harbour, []);
  expect(screens[0]?.path).toMatch(/^\/organisation\/7/);
  expect(screens.at(-1)?.title).toMatch(/^Create /);
});

test('every screen is one of the routes, which its role opens', () => {
  const known = Object.keys(router.routesByPath).map((each) => each.replace(/\/$/, ''));
  const asRoute = (path: string) =>
    path
      .replace('/7', '/$orgId')
      .replace('edit/new', 'edit/$id')
      .replace(superUser.userID, '$userId');
  for (const path of pathsOf(superUser, harbour)) expect(known).toContain(asRoute(path));
});

test('pages that only a summary knows are listed if it offers them', () => {
  expect(pathsOf(superUser, harbour).join()).not.toMatch(/deploymentserver|authorisations/);
  const [offered] = screensOf(router, superUser, harbour, [
    {
      letter: 'u',
      title: 'Version Authorisation',
      to: '/organisation/$orgId/authorisations',
      params: { orgId: '7' },
    },
  ]).filter(({ title }) => title === 'Version Authorisation');
  expect(offered).toMatchObject({ path: '/organisation/7/authorisations', detail: 'Harbour' });
});
