import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'line-ends-'));
afterAll(() => rmSync(folder, { recursive: true }));

const git = (...given: string[]) =>
  execFileSync('git', ['-C', folder, '-c', 'core.autocrlf=true', ...given], { stdio: 'pipe' });

test('a checkout of Git for Windows has the bytes that are committed', () => {
  // Generated files are compared byte by byte, and Biome wants LF.
  const files = { 'file.ts': 'one\ntwo\n', 'image.webp': 'one\ntwo\n', 'dump.sql.gz': 'one\r\n' };
  git('init', '--quiet');
  copyFileSync('.gitattributes', join(folder, '.gitattributes'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  git('add', '--all');
  for (const name of Object.keys(files)) rmSync(join(folder, name));
  git('checkout', '--', '.');
  const read = Object.keys(files).map((name) => [name, readFileSync(join(folder, name), 'utf8')]);
  expect(Object.fromEntries(read)).toEqual(files);
});
