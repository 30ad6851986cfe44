import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** What package-lock.json says of a folder in node_modules. */
interface Installed {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const { packages }: { packages: Record<string, Installed> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);

// The grid uses the menus of its table package, whose own virtual rows the build leaves out.
const known = ['react-virtual', 'virtual-core'].map(
  (name) => `node_modules/mantine-react-table/node_modules/@tanstack/${name}`,
);

/** Finds the folder from which the code in `from` gets a package, as Node does. */
function folderOf(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = folder.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    const found = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[found]) return found;
    if (folder === '') return undefined;
  }
}

/** Adds the folders of packages that a package and what it needs have. */
function addPackages(names: readonly string[], from: string, found: Set<string>): Set<string> {
  for (const name of names) {
    const folder = folderOf(name, from);
    if (folder === undefined || found.has(folder)) continue;
    found.add(folder);
    const { dependencies, peerDependencies } = packages[folder] ?? {};
    addPackages(Object.keys({ ...dependencies, ...peerDependencies }), folder, found);
  }
  return found;
}

test('a browser gets one copy of each package', () => {
  const texts = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing/.test(file))
    .map((file) => readFileSync(join('src', file), 'utf8'));
  const imported = texts.flatMap((text) =>
    [...text.matchAll(/from '((?:@[\w.-]+\/)?[\w.-]+)/g)].map(([, name = '']) => name),
  );
  const folders = [...addPackages([...new Set(imported)], '', new Set())];
  expect(folders).toContain('node_modules/@tanstack/query-core');
  const second = folders.filter((folder) => /node_modules\/.*node_modules\//.test(folder));
  expect(second.filter((folder) => !known.includes(folder))).toEqual([]);
});
