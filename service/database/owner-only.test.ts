import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from './open-database';
import { meta } from './schema/records';

let parent: string;
let lines: string[];
let umask: number;
const log = {
  info: (line: string) => lines.push(`info ${line}`),
  error: (line: string) => lines.push(`error ${line}`),
};
const modeOf = (path: string) => (statSync(path).mode & 0o7777).toString(8);

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'owner-only-'));
  lines = [];
  // The most open umask: new files are open to everybody unless their mode says otherwise.
  umask = process.umask(0);
});

afterEach(() => {
  process.umask(umask);
  rmSync(parent, { recursive: true });
});

/** Opens the database, writes a row, and returns the modes of the folder and of all files. */
async function openedModes(folder: string, ownFolder?: string) {
  const file = join(folder, 'service.db');
  const database = await openDatabase({ url: `file:${file}`, ownFolder, log });
  await database.insert(meta).values({ key: 'k', value: 'v' });
  const modes = [folder, file, `${file}-wal`, `${file}-shm`].map(modeOf);
  database.$client.close();
  return modes;
}

const onlyOwner = ['700', '600', '600', '600'];

test('a new database, its folder and the files beside it are for their owner only', async () => {
  const folder = join(parent, 'new', 'data');
  expect(await openedModes(folder, folder)).toEqual(onlyOwner);
  expect(modeOf(join(parent, 'new'))).toBe('700');
  expect(lines).toEqual([]);
});

test('what exists with wider rights is tightened, and the log says so', async () => {
  const folder = join(parent, 'data');
  const file = join(folder, 'service.db');
  const running = await openDatabase({ url: `file:${file}` });
  const wide: [string, number][] = [
    [folder, 0o755],
    [file, 0o644],
    [`${file}-wal`, 0o666],
    [`${file}-shm`, 0o640],
  ];
  for (const [path, mode] of wide) chmodSync(path, mode);
  expect(await openedModes(folder, folder)).toEqual(onlyOwner);
  running.$client.close();
  expect(lines).toEqual(
    wide.map(([path, mode]) => {
      const before = `info ${path} was open to other accounts of this machine (mode ${mode.toString(8)}).`;
      return `${before} Now only its owner has access.`;
    }),
  );
});

test('the folder of a DATABASE_URL that others may need keeps its mode, with a warning', async () => {
  const folder = join(parent, 'shared');
  mkdirSync(folder, { mode: 0o755 });
  expect(await openedModes(folder, join(parent, 'data'))).toEqual(['755', '600', '600', '600']);
  expect(lines).toEqual([
    `error ${folder} is open to other accounts of this machine (mode 755). Only its owner should have access: chmod 700 ${folder}`,
  ]);
});

test('a folder that many accounts share keeps its mode even as DATA_DIR', async () => {
  const folder = join(parent, 'temporary');
  mkdirSync(folder);
  chmodSync(folder, 0o1777);
  expect(await openedModes(folder, folder)).toEqual(['1777', '600', '600', '600']);
  expect(lines).toEqual([expect.stringContaining('(mode 1777). Only its owner should')]);
});
