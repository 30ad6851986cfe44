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

/** A copy of a tree, as it lies there, in which defects are made; the tree itself is never changed. */
export interface WorkingCopy extends Seeder {
  folder: string;
  remove: () => void;
}

/** @param prepare changes the copy once, before anything is seeded */
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
      // Who changes the contract generates what follows from it.
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

/** Whether it can be generated is a question of the static checks. */
function generate(folder: string): void {
  const script = ['--import', 'tsx', 'scripts/generate/generate.ts'];
  spawnSync(process.execPath, script, { cwd: folder });
}

/** What git knows of the tree, or would: changed and new files as they are, no deleted ones. */
function filesOf(tree: string): string[] {
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const names = execFileSync('git', ['-C', tree, ...listed], { encoding: 'utf8' });
  return names.split('\0').filter((name) => name !== '' && existsSync(join(tree, name)));
}

/** Packages are many and large: the same files under another name, which what is written replaces. */
function linkTree(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    // What tools keep for themselves belongs to the tree.
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
    // Another file system.
    cpSync(source, target);
  }
}
