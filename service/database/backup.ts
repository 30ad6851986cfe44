import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { type Client, createClient } from '@libsql/client/sqlite3';

/** A backup or a restore that cannot be done, with the reason for the person who asked for it. */
export class BackupError extends Error {}

const ownerOnly = { file: 0o600, folder: 0o700 } as const;
const namePattern = /^backup-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.db$/;

/** Names a backup of this moment in a folder; the names sort by time. */
export function backupFile(folder: string, now: Date): string {
  return join(folder, `backup-${now.toISOString().replaceAll(/[:.]/g, '-')}.db`);
}

/** Opens the database file of a running or stopped service, without changing it. */
export function openFile(file: string): Client {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`);
  return createClient({ url: `file:${resolve(file)}`, concurrency: 1, timeout: 5_000 });
}

/**
 * Copies a database file while the service may be using it. The copy is one moment of the database,
 * is checked, and appears under its name only when it is complete. Only its owner may read it.
 * @throws BackupError when there is no such file, the copy exists already, or its check fails
 */
export async function backUp(file: string, copy: string): Promise<void> {
  if (existsSync(copy)) throw new BackupError(`${copy} exists already.`);
  mkdirSync(dirname(copy), { recursive: true, mode: ownerOnly.folder });
  const unfinished = `${copy}.unfinished`;
  rmSync(unfinished, { force: true });
  const client = openFile(file);
  try {
    await client.execute({ sql: 'VACUUM INTO ?', args: [unfinished] });
  } finally {
    client.close();
  }
  chmodSync(unfinished, ownerOnly.file);
  await checkFile(unfinished);
  renameSync(unfinished, copy);
}

/**
 * Reads a whole database file and compares it with its own structure.
 * @throws BackupError when it is damaged or no database of this service
 */
export async function checkFile(file: string): Promise<void> {
  const client = openFile(file);
  try {
    const { rows } = await client.execute('PRAGMA integrity_check');
    const found = String(rows[0]?.[0]);
    if (found !== 'ok') throw new BackupError(`${file} is damaged: ${found}`);
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
  for (const name of old) rmSync(join(folder, name));
  return old;
}
