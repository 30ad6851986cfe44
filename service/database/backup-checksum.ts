import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { BackupError } from './backup-error';

/** The file with the checksum of a backup, in the form of the program `sha256sum`. */
export const checksumFile = (backup: string) => `${backup}.sha256`;

/** Writes the checksum of a file that is going to have the name of a backup. */
export async function writeChecksum(file: string, backup: string): Promise<void> {
  const line = `${await checksumOf(file)}  ${basename(backup)}\n`;
  writeFileSync(checksumFile(backup), line, { mode: 0o600 });
}

/**
 * Compares the bytes of a backup with its checksum. It finds a change by accident; whoever may change
 * the backup can change the checksum too.
 * @returns whether there is a checksum; backups of earlier releases have none
 * @throws BackupError when the bytes have changed
 */
export async function compareChecksum(backup: string): Promise<boolean> {
  if (!existsSync(backup)) throw new BackupError(`There is no file ${backup}.`);
  const file = checksumFile(backup);
  if (!existsSync(file)) return false;
  const [expected = ''] = readFileSync(file, 'utf8').trim().split(/\s/);
  if (!/^[0-9a-f]{64}$/.test(expected)) throw new BackupError(`${file} has no checksum.`);
  if ((await checksumOf(backup)) === expected) return true;
  throw new BackupError(
    `${backup} has changed since it was made: its checksum is not that of ${file}.`,
  );
}

async function checksumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
