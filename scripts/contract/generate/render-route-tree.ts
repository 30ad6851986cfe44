import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Generator, getConfig } from '@tanstack/router-generator';
import { routeTreeSettings } from './route-tree-settings';

const { routesDirectory, generatedRouteTree, tmpDir } = routeTreeSettings;

/**
 * Returns the route tree as Vite writes it, so that a new route file compiles without a build: text by path.
 * The generator only writes, so it works on a copy of the route files.
 */
export async function renderRouteTree(): Promise<Record<string, string>> {
  await mkdir(tmpDir, { recursive: true });
  const root = await mkdtemp(resolve(tmpDir, 'copy-'));
  try {
    await cp(routesDirectory, join(root, routesDirectory), { recursive: true });
    await new Generator({ config: getConfig(routeTreeSettings, root), root }).run();
    return { [generatedRouteTree]: await readFile(join(root, generatedRouteTree), 'utf8') };
  } finally {
    await rm(root, { recursive: true });
  }
}
