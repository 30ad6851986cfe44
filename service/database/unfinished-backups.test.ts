import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@libsql/client/sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backUp, backupFile } from './backup';
import { openDatabase } from './open-database';

let folder: string;
let backups: string;
let file: string;
const now = new Date('2026-06-02T03:15:00Z');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'unfinished-backups-'));
  backups = join(folder, 'backups');
  file = join(folder, 'service.db');
  mkdirSync(backups);
});

afterEach(() => rmSync(folder, { recursive: true }));

async function makeDatabase(): Promise<void> {
  const database = await openDatabase({ url: `file:${file}` });
  database.$client.close();
}

test('a backup that fails leaves nothing', async () => {
  const other = createClient({ url: `file:${file}` });
  await other.execute('create table of_another_program (id integer)');
  other.close();
  const backup = backupFile(backups, now);
  // What SQLite leaves beside a copy that does not fit on the disk.
  writeFileSync(`${backup}.unfinished-journal`, 'rest');
  await expect(backUp(file, backup)).rejects.toThrow('is not a database of this service');
  expect(readdirSync(backups)).toEqual([]);
});

test('a backup whose checksum cannot be written leaves nothing', async () => {
  await makeDatabase();
  const backup = backupFile(backups, now);
  symlinkSync(join(folder, 'missing', 'file'), `${backup}.sha256`);
  await expect(backUp(file, backup)).rejects.toThrow('ENOENT');
  expect(readdirSync(backups)).toEqual([]);
});

test('a backup removes what killed backups have left, and nothing else', async () => {
  await makeDatabase();
  const earlier = backupFile(backups, new Date(now.getTime() - 86_400_000));
  const running = backupFile(backups, new Date(now.getTime() - 60_000));
  const left = [`${earlier}.unfinished`, `${earlier}.unfinished-journal`];
  const kept = [earlier, `${running}.unfinished`, join(backups, 'mine.unfinished')];
  for (const name of [...left, ...kept]) {
    writeFileSync(name, 'rest');
    if (!name.startsWith(running)) utimesSync(name, 0, 0);
  }
  const backup = backupFile(backups, now);
  await backUp(file, backup);
  const names = [...kept, backup, `${backup}.sha256`];
  expect(readdirSync(backups).map((name) => join(backups, name))).toEqual(names.sort());
});
