import { dateTimeText } from '~/domain/date-time-text';
import type { RemoteExceptions, RemoteVersion } from '~/domain/remote-instance-answer';

/**
 * What a cell says where there is nothing to ask or to tell
 * (docs/product/administration.md#remote-lookups).
 */
export const notAvailable = 'N/A';

/** A version and its commit in one line: what is searched, sorted and exported. */
export function versionText(version: RemoteVersion | null): string {
  if (!version) return notAvailable;
  const { version: number, commitHash } = version;
  return commitHash ? `${number} (${commitHash})`.trim() : number;
}

/** How many errors there were. */
export const errorCountText = ({ count }: RemoteExceptions): string =>
  `${count.toLocaleString()} ${count === 1 ? 'error' : 'errors'}`;

/** The errors in one line: how many, and when the last one was. */
export function exceptionsText(exceptions: RemoteExceptions): string {
  const { lastTime } = exceptions;
  const count = errorCountText(exceptions);
  return lastTime ? `${count}, last ${dateTimeText(lastTime)}` : count;
}
