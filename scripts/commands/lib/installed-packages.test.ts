import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { installationProblem } from './installed-packages.mjs';

const packages = {
  '': { version: '0.1.0' },
  'node_modules/hono': { version: '4.0.0' },
  'node_modules/hono/node_modules/inner': { version: '1.0.0' },
  'node_modules/vitest': { version: '3.0.0', dev: true },
  'node_modules/yaml': { version: '2.0.0', devOptional: true },
  'node_modules/binding-gnu': { version: '1.0.0', optional: true, os: ['linux'], libc: ['glibc'] },
  'node_modules/binding-musl': { version: '1.0.0', optional: true, os: ['linux'], libc: ['musl'] },
  'node_modules/binding-mac': { version: '1.0.0', optional: true, os: ['darwin'], cpu: ['arm64'] },
  'node_modules/binding-wasm': { version: '1.0.0', optional: true, cpu: ['wasm32'] },
  'node_modules/only-for-wasm': { version: '1.0.0', optional: true },
};
const platform = { os: 'linux', cpu: 'x64', libc: 'glibc' };
const forStart = ['hono', 'hono/node_modules/inner', 'binding-gnu'];
const forAll = [...forStart, 'vitest', 'yaml'];

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'installed-'));
  put('package-lock.json', { packages });
});
afterEach(() => rmSync(folder, { recursive: true }));

function put(file: string, content: object) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), JSON.stringify(content));
}

function install(names: string[], versions: Record<string, string> = {}) {
  const entries = Object.entries(packages)
    .filter(([path]) => names.includes(path.replace('node_modules/', '')))
    .map(([path, entry]) => [path, { ...entry, version: versions[path] ?? entry.version }]);
  for (const [path] of entries) put(`${path}/package.json`, {});
  put('node_modules/.package-lock.json', { packages: Object.fromEntries(entries) });
}

const problem = (withDevelopment: boolean) =>
  installationProblem(folder, { withDevelopment, platform });

test('without an installation, or with one by another program than npm, it says so', () => {
  expect(problem(false)).toBe('no packages are installed');
});

test('a full installation is enough for a start and for development', () => {
  install(forAll);
  expect([problem(false), problem(true)]).toEqual([null, null]);
});

test('an installation for a start is not enough for development', () => {
  install(forStart);
  expect([problem(false), problem(true)]).toEqual([null, 'node_modules/vitest is not installed']);
});

test('a package of another version than the locked one is a problem', () => {
  install(forAll, { 'node_modules/hono': '3.9.0' });
  expect(problem(false)).toBe('node_modules/hono is 3.9.0 instead of 4.0.0');
});

test('a missing package of this platform is a problem', () => {
  install(forAll.filter((name) => name !== 'binding-gnu'));
  expect(problem(false)).toBe('node_modules/binding-gnu is not installed');
});

test('a damaged package folder is a problem', () => {
  install(forAll);
  rmSync(join(folder, 'node_modules/hono/node_modules/inner/package.json'));
  expect(problem(false)).toBe(
    'node_modules/hono/node_modules/inner is damaged: it has no package.json',
  );
});

test('a start needs at most 205 packages', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: boolean; optional?: boolean }>;
  };
  const needed = Object.values(lock.packages).filter(({ dev, optional }) => !dev && !optional);
  expect(needed.length).toBeGreaterThan(100);
  expect(needed.length).toBeLessThanOrEqual(205);
});
