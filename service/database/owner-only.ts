import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Log } from '../http/log';

/** How the files of a database are kept from other accounts of the machine. */
export interface Keeping {
  /** The folder that belongs to the service alone, so that the service may change its mode. */
  ownFolder?: string;
  log?: Pick<Log, 'info' | 'error'>;
}

const ownerOnly = { folder: 0o700, file: 0o600 } as const;
type Kind = keyof typeof ownerOnly;
const sticky = 0o1000;

/**
 * Creates a database file with its folder, if they are missing, and makes what exists readable by
 * its owner only. SQLite gives the files beside it the mode of the file. The service does not
 * change a folder that it neither created nor owns alone, since other programs may need it.
 * @throws when the folder or the file cannot be created
 */
export function keepToOwner(file: string, { ownFolder, log }: Keeping): void {
  const folder = dirname(file);
  const isCreated = mkdirSync(folder, { recursive: true, mode: ownerOnly.folder }) !== undefined;
  // The mode of a new file holds from its first moment, whatever the umask is.
  closeSync(openSync(file, 'a', ownerOnly.file));
  const mayTighten =
    isCreated || (ownFolder !== undefined && resolve(ownFolder) === resolve(folder));
  keepExisting('folder', folder, { log, mayTighten });
  for (const end of ['', '-wal', '-shm', '-journal']) keepExisting('file', file + end, { log });
}

/**
 * Makes a file or a folder readable by its owner only, and logs it. What does not exist stays so.
 * @param mayTighten false logs what somebody should do instead
 */
export function keepExisting(
  kind: Kind,
  path: string,
  {
    log,
    mayTighten = true,
  }: { log: Pick<Log, 'info' | 'error'> | undefined; mayTighten?: boolean },
): void {
  const mode = ownerOnly[kind];
  // Windows has no such modes.
  if (process.platform === 'win32') return;
  const found = statSync(path, { throwIfNoEntry: false });
  const before = found ? found.mode & 0o7777 : 0;
  if ((before & 0o777 & ~mode) === 0) return;
  const openness = `open to other accounts of this machine (mode ${before.toString(8)})`;
  const advice = `Only its owner should have access: chmod ${mode.toString(8)} ${path}`;
  // The sticky bit marks a folder that many accounts share, such as /tmp.
  if (!mayTighten || (before & sticky) !== 0) {
    log?.error(`${path} is ${openness}. ${advice}`);
    return;
  }
  try {
    chmodSync(path, mode);
    log?.info(`${path} was ${openness}. Now only its owner has access.`);
  } catch {
    log?.error(`${path} is ${openness}, and the service may not change that. ${advice}`);
  }
}
