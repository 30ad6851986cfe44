import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { withDefect } from './apply-defect';
import type { Seeder } from './places/place';

/** A copy of a repository's present files, for the defects. The repository itself never changes. */
export interface WorkingCopy extends Seeder {
  folder: string;
  remove: () => void;
}

/** @param prepare changes the copy once, before the first defect */
export function copyTree(tree: string, prepare: (folder: string) => void): WorkingCopy {
  const folder = mkdtempSync(join(tmpdir(), 'seeded-defects-'));
  const git = (...gitArguments: string[]) =>
    execFileSync('git', ['-C', folder, ...gitArguments], { encoding: 'utf8' });

  execFileSync('git', ['clone', '--quiet', '--shared', '--no-checkout', resolve(tree), folder]);
  for (const file of filesOf(tree)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(tree, file), join(folder, file));
  }
  linkTree(join(tree, 'node_modules'), join(folder, 'node_modules'));
  prepare(folder);
  git('add', '--all');
  const author = ['-c', 'user.name=seeded-defects', '-c', 'user.email=seeded@defects.invalid'];
  git(...author, 'commit', '--quiet', '--allow-empty', '--message', 'The tree as it lies there');
  const bundle = join(folder, '.generated/contract.json');
  const contract = readFileSync(bundle, 'utf8');

  return {
    folder,
    seed: (defect) => {
      const path = join(folder, defect.file);
      if (!existsSync(path)) throw new Error(`Renew the defect "${defect.id}": no ${defect.file}.`);
      writeFileSync(path, withDefect(readFileSync(path, 'utf8'), defect));
      // A change of the contract also needs its generated files.
      if (defect.file.startsWith('openapi/')) generate(folder);
    },
    restore: () => {
      git('checkout', '--quiet', '--', '.');
      git('clean', '--quiet', '--force', '-d');
      writeFileSync(bundle, contract);
    },
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}

/** Generates the contract's files. The static checks report it when that fails. */
function generate(folder: string): void {
  const script = ['--import', 'tsx', 'scripts/generate/generate.ts'];
  spawnSync(process.execPath, script, { cwd: folder });
}

/** Lists the present files that git tracks or would track: changed and new ones, no deleted ones. */
function filesOf(tree: string): string[] {
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const names = execFileSync('git', ['-C', tree, ...listed], { encoding: 'utf8' });
  return names.split('\0').filter((name) => name !== '' && existsSync(join(tree, name)));
}

/** Makes hard links, because packages are many and large. A program that writes replaces the link. */
function linkTree(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    // The caches of tools stay in the repository.
    if (entry.name === '.cache' || entry.name.startsWith('.vite')) continue;
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkOrCopy(source, target);
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    // The target is on another file system.
    cpSync(source, target);
  }
}
