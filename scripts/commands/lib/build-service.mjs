import { execFileSync } from 'node:child_process';
// Old versions of Node lack cpSync. Imported by its name it would fail before the version check.
import fs, {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { bundlePrograms, packagesBeside } from '../../../service/deployment/bundle-programs.mjs';
import { ensureBuilt } from './ensure-built.mjs';

const folder = 'build';
const made = '.generated/build-made';

/**
 * Builds build/: everything that `node build/service/main.mjs` needs, without node_modules of this
 * folder. It needs the console in dist/ and the bundled contract.
 */
export const buildService = () =>
  ensureBuilt({
    stamp: '.generated/service.stamp.json',
    inputs: [
      'service',
      'src/domain',
      'dist',
      '.generated/contract.json',
      'package.json',
      'package-lock.json',
      'scripts/commands/lib/build-service.mjs',
    ],
    outputs: [folder],
    build: async () => {
      console.log('    building, this takes some seconds');
      rmSync(made, { recursive: true, force: true });
      await bundlePrograms(join(made, 'service'));
      fs.cpSync('service/database/migrations', join(made, 'service/migrations'), {
        recursive: true,
      });
      fs.cpSync('dist', join(made, 'dist'), { recursive: true });
      mkdirSync(join(made, '.generated'));
      fs.cpSync('.generated/contract.json', join(made, '.generated/contract.json'));
      writeFileSync(join(made, 'package.json'), JSON.stringify(description(), null, 2));
      copyPackages();
      // Replaces build/ at once, so that nobody gets a half-written one.
      rmSync(folder, { recursive: true, force: true });
      renameSync(made, folder);
    },
  });

function description() {
  const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'));
  return { name, version, private: true, type: 'module', gitHash: gitHash() };
}

/** The commit of this folder; empty outside of a clone. */
function gitHash() {
  try {
    const options = { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
    return execFileSync('git', ['rev-parse', 'HEAD'], options).trim();
  } catch {
    return process.env.GIT_COMMIT ?? '';
  }
}

/** Copies the packages beside the bundle, and all that they depend on, as npm has installed them. */
function copyPackages() {
  const pending = packagesBeside.map((name) => ({ name, from: resolve('.') }));
  const copied = new Set();
  for (let next = pending.pop(); next; next = pending.pop()) {
    const source = installedFolder(next.name, next.from);
    if (source === null || copied.has(source)) continue;
    copied.add(source);
    const target = source.slice(source.search(/node_modules[\\/]/));
    fs.cpSync(source, join(made, target), {
      recursive: true,
      filter: (path) =>
        !/\.map$|[\\/](README|CHANGELOG)[^\\/]*$|[\\/]types[\\/]|\.d\.[cm]?ts$/.test(path),
    });
    const { dependencies = {}, optionalDependencies = {} } = JSON.parse(
      readFileSync(join(source, 'package.json'), 'utf8'),
    );
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      if (!isUnusedAtRunTime(name)) pending.push({ name, from: source });
    }
  }
}

/** Declarations of types, and a package that only counts installations. */
const isUnusedAtRunTime = (name) => /^@(types|scarf)\//.test(name);

/** Finds the folder of a package as Node would; null for one of another platform. */
function installedFolder(name, from) {
  const paths = createRequire(join(from, 'package.json')).resolve.paths(name) ?? [];
  return paths.map((path) => join(path, name)).find((path) => existsSync(path)) ?? null;
}
