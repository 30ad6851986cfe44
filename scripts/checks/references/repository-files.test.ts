import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { repositoryFiles } from './repository-files';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'repository-files-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function put(...files: string[]): void {
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
}

test('a copy without git has all files but those that .gitignore leaves out', () => {
  const kept = ['a.md', 'docs/b.md', 'scripts/build/c.ts', 'src/dist.ts', 'src/log'];
  put(...kept);
  put('node_modules/d/e.md', 'docs/node_modules/e.md', 'build/f.ts', 'dist/g.md', 'src/h.log');
  writeFileSync(join(folder, '.gitignore'), '# not kept\nnode_modules/\ndist/\n/build/\n\n*.log\n');
  expect(repositoryFiles(folder).sort()).toEqual(['.gitignore', ...kept]);
});

test('the files of git, and of a clone inside of this one, do not count', () => {
  put('.gitignore', 'a.md', '.git/HEAD', '.git/b.md', 'inner/.git/HEAD', 'inner/c.md', 'tree/.git');
  put('tree/d.md');
  expect(repositoryFiles(folder).sort()).toEqual(['.gitignore', 'a.md']);
});

test.each(['!kept.md', 'docs/*.md', '**/x'])('an entry such as %s is named', (entry) => {
  put('a.md');
  writeFileSync(join(folder, '.gitignore'), `dist/\n${entry}\n`);
  expect(() => repositoryFiles(folder)).toThrow(
    `.gitignore has the entry ${entry}, whose form this check does not know.`,
  );
});
