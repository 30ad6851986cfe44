import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { type Client, createClient } from '@libsql/client/sqlite3';
import { checksumFile, writeChecksum } from './backup-checksum';
import { BackupError } from './backup-error';
import { fileUrl } from './file-url';

const ownerOnly = { file: 0o600, folder: 0o700 } as const;
/** A backup that has written nothing for so long was killed (milliseconds). */
const longestPause = 60 * 60_000;
const leftoverPattern = /^backup-[\dTZ-]+\.db\.unfinished(-journal)?$/;
const namePattern = /^backup-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.db$/;

/** Names a backup of this moment in a folder; the names sort by time. */
export function backupFile(folder: string, now: Date): string {
  return join(folder, `backup-${now.toISOString().replaceAll(/[:.]/g, '-')}.db`);
}

/** Opens the database file of a running or stopped service, without changing it. */
export function openFile(file: string): Client {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`);
  return createClient({ url: fileUrl(resolve(file)), concurrency: 1, timeout: 5_000 });
}

/**
 * Makes a backup: a copy with its checksum beside it. The copy appears under its name only when both are
 * complete.
 * @throws BackupError as `copyDatabase`
 */
export async function backUp(file: string, backup: string): Promise<void> {
  if (existsSync(backup)) throw new BackupError(`${backup} exists already.`);
  const unfinished = `${backup}.unfinished`;
  const parts = [unfinished, `${unfinished}-journal`];
  removeAll(parts);
  removeLeftovers(dirname(backup), leftoverPattern);
  try {
    await copyDatabase(file, unfinished);
    await writeChecksum(unfinished, backup);
    renameSync(unfinished, backup);
  } catch (error) {
    removeAll([...parts, checksumFile(backup)]);
    throw error;
  }
}

function removeAll(files: readonly string[]): void {
  for (const file of files) rmSync(file, { recursive: true, force: true });
}

/** Removes what killed programs have left, which fills the disk. A running one writes to its files. */
export function removeLeftovers(folder: string, pattern: RegExp): void {
  if (!existsSync(folder)) return;
  const names = readdirSync(folder).filter((name) => pattern.test(name));
  const earliest = Date.now() - longestPause;
  const isLeft = (file: string) =>
    (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? earliest) < earliest;
  removeAll(names.map((name) => join(folder, name)).filter(isLeft));
}

/**
 * Copies a database file while the service may be using it. The copy is one moment of the database and
 * is checked. Only its owner may read it.
 * @throws BackupError when there is no such file, or the check of the copy fails
 */
export async function copyDatabase(file: string, copy: string): Promise<void> {
  mkdirSync(dirname(copy), { recursive: true, mode: ownerOnly.folder });
  const client = openFile(file);
  try {
    await client.execute({ sql: 'VACUUM INTO ?', args: [copy] });
  } finally {
    client.close();
  }
  chmodSync(copy, ownerOnly.file);
  await checkFile(copy);
}

/** What the check finds in records. A restore names the record (record-check.ts). */
const ofRecords = /^(NULL value in|CHECK constraint failed in|NUMERIC value in|TEXT value in) /;

/**
 * Reads a whole database file and compares it with its own structure.
 * @throws BackupError when it is damaged or no database of this service
 */
export async function checkFile(file: string): Promise<void> {
  const client = openFile(file);
  try {
    const { rows } = await client.execute('PRAGMA integrity_check');
    const problems = rows.map((row) => String(row[0])).filter((text) => text !== 'ok');
    const damage = problems.find((text) => !ofRecords.test(text));
    if (damage !== undefined) throw new BackupError(`${file} is damaged: ${damage}`);
    await client.execute('SELECT 1 FROM __drizzle_migrations LIMIT 1');
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError(`${file} is not a database of this service.`);
  } finally {
    client.close();
  }
}

/** Removes the oldest backups of a folder and keeps the newest `count`. Returns the removed names. */
export function removeOldBackups(folder: string, count: number): string[] {
  const names = readdirSync(folder).filter((name) => namePattern.test(basename(name)));
  const old = names.sort().reverse().slice(count);
  for (const name of old) {
    rmSync(join(folder, name));
    rmSync(checksumFile(join(folder, name)), { force: true });
  }
  return old;
}
