import { dateTimeText } from '~/domain/date-time-text';
import type { RemoteExceptions, RemoteVersion } from '~/domain/remote-instance-answer';

/**
 * The text of a lookup cell without an address, or whose answer has no version
 * (docs/product/administration.md#remote-lookups).
 */
export const notAvailable = 'N/A';

/** Returns a version and its commit in one line. The grid searches, sorts and exports it. */
export function versionText(version: RemoteVersion | null): string {
  if (!version) return notAvailable;
  const { version: number, commitHash } = version;
  return commitHash ? `${number} (${commitHash})`.trim() : number;
}

/** Returns the number of errors with its unit. */
export const errorCountText = ({ count }: RemoteExceptions): string =>
  `${count.toLocaleString()} ${count === 1 ? 'error' : 'errors'}`;

/** Returns the number of errors and the time of the last one in one line. */
export function exceptionsText(exceptions: RemoteExceptions): string {
  const { lastTime } = exceptions;
  const count = errorCountText(exceptions);
  return lastTime ? `${count}, last ${dateTimeText(lastTime)}` : count;
}
