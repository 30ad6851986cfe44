import { readFileSync } from 'node:fs';
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { idleRouter } from '~/testing/idle-router';

/** Reads the route table of the product (docs/product/routes-and-roles.md#route-table). */
function routesOfTheProduct(): string[] {
  const text = readFileSync('docs/product/routes-and-roles.md', 'utf8');
  const [, table = ''] = text.split('\n## Route table\n');
  const [chapter = ''] = table.split('\n## ');
  return chapter.split('\n### ').flatMap((section) => {
    const start = section.startsWith('Organisation routes') ? '/organisation/$orgId' : '';
    const cells = [...section.matchAll(/^\| (.*?) \|/gm)].map(([, cell = '']) => cell);
    return cells.flatMap((cell) =>
      cell === '(nothing)'
        ? [start]
        : [...cell.matchAll(/`(.*?)`/g)].map(([, path]) => `${start}${path}`.replaceAll(':', '$')),
    );
  });
}

// The routes that the chapter describes outside of its tables.
const furtherRoutes = ['/', '/organisation', '/organisation/null', '/$'];
const inexactRoutes = [
  '/resetpassword/validate/$token/$email',
  '/resetpassword/confirm/$token/$email',
];

const router = idleRouter();
const pages = Object.values(router.routesById).filter(
  ({ children, id }) => !children && id !== '__root__',
);

test('the routes are those of the specification, to the letter', () => {
  const paths = pages.map(({ fullPath }) => fullPath.replace(/(.)\/$/, '$1'));
  const wanted = routesOfTheProduct().map((path) =>
    // A $ at the end stands for anything that follows.
    inexactRoutes.includes(path) ? `${path}/$` : path,
  );
  const advice = 'Write each route into the table of docs/product/routes-and-roles.md.';
  expect(paths.sort(), advice).toEqual([...wanted, ...furtherRoutes].sort());
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
