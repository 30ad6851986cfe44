import { readFileSync } from 'node:fs';
import { once } from '../../src/domain/once';

const routeTree = new URL('../../src/route-tree.gen.ts', import.meta.url);

/** Reads the paths of the console's routes from the generated route tree, such as `/user/$userId`. */
export const routePaths = once((): string[] => {
  const source = readFileSync(routeTree, 'utf8');
  const [, list = ''] = /interface FileRoutesByTo \{([^}]*)\}/.exec(source) ?? [];
  return [...list.matchAll(/'([^']+)': typeof/g)].map(([, path = '']) => path);
});

// The route of every other address shows that there is no such page.
const patterns = once(() => routePaths().flatMap((path) => (path === '/$' ? [] : patternOf(path))));

const patternOf = (path: string) =>
  new RegExp(`^${path.replace(/\/\$$/, '(/.*)?').replace(/\$\w+/g, '[^/]+')}/?$`);

/** Whether a route of the console has the path of this address. */
export const isConsolePage = (address: string): boolean =>
  patterns().some((pattern) => pattern.test(new URL(address, 'http://console.test').pathname));
