import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { packageName } from './manifest';
import { packageFolder } from './package-folder';

const folder = mkdtempSync(join(tmpdir(), 'package-folder-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string) {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), text);
}

test('the command keeps a folder that it has not made, and says so', () => {
  write('own/package/mine.txt', 'mine');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/contract/pack/main.ts', '--out', join(folder, 'own')],
    { encoding: 'utf8' },
  );
  expect([status, stdout, stderr]).toEqual([
    1,
    '',
    `${join(folder, 'own/package')} is no package of an earlier run: delete it, or give --out another folder.\n`,
  ]);
  expect(existsSync(join(folder, 'own/package/mine.txt'))).toBe(true);
});

test.each([
  ['does not exist', 'none', null],
  ['is empty', 'empty', ''],
  ['is of an earlier run', 'earlier', JSON.stringify({ name: packageName })],
])('a run takes a folder that %s', (_what, name, manifest) => {
  if (manifest !== null) mkdirSync(join(folder, name, 'package'), { recursive: true });
  if (manifest) write(`${name}/package/package.json`, manifest);
  expect(packageFolder(join(folder, name))).toBe(join(folder, name, 'package'));
});

test('a run keeps everything else', () => {
  write('other/package/package.json', '{"name":"another"}');
  write('broken/package/package.json', '{');
  write('file', '');
  write('files/package', '');
  for (const name of ['other', 'broken', 'files']) {
    expect(() => packageFolder(join(folder, name))).toThrow('is no package of an earlier run');
  }
  expect(() => packageFolder(join(folder, 'file'))).toThrow(`--out: ${folder}/file is a file.`);
  expect(() => packageFolder('')).toThrow('--out takes the name of a folder.');
});
