import type { AnswerOf } from '~/api/answers/answer';

/** The version that a POS Core instance answered. */
export interface RemoteVersion {
  version: string;
  /** The commit of the build; empty when the answer has none. */
  commitHash: string;
}

/** The number of errors that a POS Core instance answered, and when the last one occurred. */
export interface RemoteExceptions {
  count: number;
  /** ISO 8601; null when there was none. */
  lastTime: string | null;
}

/**
 * Reads the version from an answer of version/info: that of the item named POSCore
 * (docs/product/administration.md#pos-core-instances-grid).
 * @returns null when there is no such item, or when it has neither version nor commit
 * @throws when the answer has no success or no data
 */
export function remoteVersionOf(answer: AnswerOf<'getRemoteVersionInfo'>): RemoteVersion | null {
  const item = dataOf(answer).find(({ Name }) => Name === 'POSCore');
  const isKnown = item && (item.Version || item.GitHash);
  return isKnown ? { version: item.Version, commitHash: item.GitHash } : null;
}

/**
 * Reads the errors from an answer of exceptions/info.
 * @throws when the answer has no success or no data
 */
export function remoteExceptionsOf(answer: AnswerOf<'getRemoteExceptionsInfo'>): RemoteExceptions {
  const { Count, LastExceptionDateTime } = dataOf(answer);
  return { count: Count, lastTime: LastExceptionDateTime };
}

function dataOf<Data>({ success, data }: { success: boolean; data: Data | null }): Data {
  if (!success || data === null) throw new Error('Instance could not tell');
  return data;
}
