import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { createQueryClient } from '~/api/query-client';
import { createConsoleRouter } from './router';

// The routes of docs/product/routes-and-roles.md#route-table. $ stands for a parameter, and /$ at
// the end for "not exact".
const routesOfTheSpecification = [
  '/',
  '/user',
  '/user/$userId',
  '/organisation',
  '/organisation/$orgId',
  '/admin',
  '/admin/poscoreinstances',
  '/admin/poscoreinstances/edit/$id',
  '/admin/clients',
  '/admin/clients/edit/$id',
  '/admin/users',
  '/admin/users/edit/$id',
  '/admin/organisations',
  '/admin/deploymentserver/create',
  '/admin/deploymentserver/edit/$id',
  '/admin/integrationserver',
  '/admin/integrationserver/edit/$id',
  '/admin/auditlogs',
  '/admin/entitylookup',
  '/admin/statistics',
  '/organisation/$orgId/links',
  '/organisation/$orgId/links/edit/$id',
  '/organisation/$orgId/links/create',
  '/organisation/$orgId/serviceaccounts',
  '/organisation/$orgId/serviceaccounts/edit/$id',
  '/organisation/$orgId/teams',
  '/organisation/$orgId/teams/edit/$id',
  '/organisation/$orgId/permissiongroups',
  '/organisation/$orgId/permissiongroups/edit/$id',
  '/organisation/$orgId/initialise',
  '/organisation/$orgId/invite',
  '/organisation/$orgId/pendinginvites',
  '/organisation/$orgId/profile',
  '/organisation/$orgId/authorisations',
  '/organisation/$orgId/acceptances',
  '/organisation/$orgId/systemhealth',
  '/profile',
  '/changeprofilepassword',
  '/resetpassword',
  '/resetpassword/requestsent',
  '/resetpassword/validate/$token/$email/$',
  '/resetpassword/confirm/$token/$email/$',
  '/resetpassword/complete',
  '/invitations/accept/$token/$email',
  '/invitations/validate/$token/$email',
  '/invitations/approved',
  // any other path
  '/$',
];
// The page for no organisation, whose address has the literal text null
// (docs/product/routes-and-roles.md#no-organisation).
const furtherRoutes = ['/organisation/null'];

const router = createConsoleRouter({
  queryClient: createQueryClient(),
  session: null,
  history: createMemoryHistory(),
});
const pages = Object.values(router.routesById).filter(
  ({ children, id }) => !children && id !== '__root__',
);

test('the routes are those of the specification, to the letter', () => {
  const paths = pages.map(({ fullPath }) => fullPath.replace(/(.)\/$/, '$1'));
  expect(paths.sort()).toEqual([...routesOfTheSpecification, ...furtherRoutes].sort());
});

test('every page has a title, except redirects and the empty home page', () => {
  const untitled = pages
    .filter(({ options }) => !options.staticData?.title)
    .map(({ fullPath }) => fullPath);
  expect(untitled.sort()).toEqual(['/', '/organisation/', '/user/']);
});

test.each([
  ['/admin/users/edit/new', '/_signed-in/admin/users/edit/$id'],
  ['/admin/users/', '/_signed-in/admin/users/'],
  ['/organisation/null', '/_signed-in/organisation/null'],
  ['/organisation/7', '/_signed-in/organisation/$orgId/'],
  ['/resetpassword/validate/t/a@b.test', '/_anonymous/resetpassword/validate/$token/$email/$'],
  ['/resetpassword/validate/t/a@b.test/x/y', '/_anonymous/resetpassword/validate/$token/$email/$'],
  ['/resetpassword/confirm/t/a@b.test/x', '/_anonymous/resetpassword/confirm/$token/$email/$'],
  ['/invitations/accept/t/a@b.test', '/_anonymous/invitations/accept/$token/$email'],
  ['/invitations/accept/t/a@b.test/x', '/$'],
  ['/admin/users/1', '/$'],
  ['/admin/organisations/1', '/$'],
  ['/Admin/Nowhere', '/$'],
  ['/profile/x', '/$'],
])('the path %s matches the route %s', (path, routeId) => {
  const matches = router.matchRoutes(router.buildLocation({ to: path }));
  expect(matches.at(-1)?.routeId).toBe(routeId);
});

test('the router decodes parameters once', () => {
  const path = '/resetpassword/confirm/a%2Fb%252F/new.person%2Bx%40demo.test';
  const location = router.parseLocation(createMemoryHistory({ initialEntries: [path] }).location);
  expect(router.matchRoutes(location).at(-1)?.params).toMatchObject({
    token: 'a/b%2F',
    email: 'new.person+x@demo.test',
  });
});
