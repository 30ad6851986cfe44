import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routePaths } from '../../scripts/mock/console-routes';
import { readOptions } from './options';
import { colourSchemes, pictureName, sizesOf } from './pictures';
import { allScreens, redirects } from './screens/all-screens';

const picturesOf = (screens: typeof allScreens) =>
  screens.flatMap((screen) =>
    sizesOf(screen).flatMap((size) =>
      colourSchemes.map((scheme) => pictureName(screen, size, scheme)),
    ),
  );

test('every route has a screen with pictures, or redirects', () => {
  const routes = routePaths();
  expect(routes.length).toBeGreaterThan(40);
  const known = new Set([...allScreens.map(({ route }) => route), ...redirects]);
  expect(
    routes.filter((route) => !known.has(route as never)),
    'Add a screen for these routes to e2e/pictures/screens.',
  ).toEqual([]);
  expect(redirects.filter((route) => allScreens.some((screen) => screen.route === route))).toEqual(
    [],
  );
});

test('the address of a screen belongs to its route', () => {
  const strayed = allScreens.filter(({ route, path }) => {
    if (route === null || route === '/$') return false;
    const pattern = route.replace(/\/\$$/, '').replaceAll(/\$\w+/g, '[^/]+').replaceAll('/', '\\/');
    return !new RegExp(`^${pattern}$`).test(path.split('?', 1)[0] ?? '');
  });
  expect(strayed.map(({ name }) => name)).toEqual([]);
});

test('no two screens have the same name, and names are kebab-case', () => {
  const names = allScreens.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
  expect(names.filter((name) => !/^[a-z]+(-[a-z]+)*$/.test(name))).toEqual([]);
});

test('docs/images has exactly the pictures of all screens', () => {
  expect(
    readdirSync('docs/images').sort(),
    'Take the missing pictures with `npm run screenshots -- --only <names>`.',
  ).toEqual(picturesOf(allScreens).sort());
});

test('the pictures that documents show exist', () => {
  const folders = ['.', 'docs', 'docs/product'];
  const shown = folders
    .flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => [...readFileSync(name, 'utf8').matchAll(/images\/([\w.-]+)/g)])
    .map(([, picture]) => picture);
  expect(shown.length).toBeGreaterThan(0);
  const pictures = picturesOf(allScreens);
  expect(shown.filter((picture) => !pictures.includes(picture ?? ''))).toEqual([]);
});

test('the file name of a picture has its screen, window size and colour scheme', () => {
  const [screen] = allScreens.filter(({ name }) => name === 'users');
  if (!screen) throw new Error('There is no screen of users.');
  expect(picturesOf([screen])).toEqual([
    'users-light.webp',
    'users-dark.webp',
    'users-narrow-light.webp',
    'users-narrow-dark.webp',
  ]);
});

test('options choose the folder and the screens; an unknown one is an error', () => {
  expect(readOptions([])).toEqual({ folder: 'docs/images', screens: allScreens });
  const { folder, screens } = readOptions(['--folder', 'out', '--only', 'users,sign-in']);
  expect(folder).toBe('out');
  expect(screens.map(({ name }) => name)).toEqual(['users', 'sign-in']);
  expect(() => readOptions(['--only', 'nothing'])).toThrow('--only does not know "nothing"');
  expect(() => readOptions(['--slow'])).toThrow();
});
