import type { AnswerOf } from '~/api/answers/answer';

/** What a POS Core instance said about its version. */
export interface RemoteVersion {
  version: string;
  /** The commit that it was built from; empty when it did not say. */
  commitHash: string;
}

/** What a POS Core instance said about its errors. */
export interface RemoteExceptions {
  count: number;
  /** ISO 8601; null when there was none. */
  lastTime: string | null;
}

const posCoreName = 'POSCore';

/**
 * The version in an answer of version/info: that of the item named POSCore, or null when there is
 * no such item (docs/product/administration.md#pos-core-instances-grid).
 * @throws when the instance says that it could not tell
 */
export function remoteVersionOf(answer: AnswerOf<'getRemoteVersionInfo'>): RemoteVersion | null {
  const item = dataOf(answer).find(({ Name }) => Name === posCoreName);
  if (!item || (item.Version === '' && item.GitHash === '')) return null;
  return { version: item.Version, commitHash: item.GitHash };
}

/**
 * The errors in an answer of exceptions/info.
 * @throws when the instance says that it could not tell
 */
export function remoteExceptionsOf(answer: AnswerOf<'getRemoteExceptionsInfo'>): RemoteExceptions {
  const { Count, LastExceptionDateTime } = dataOf(answer);
  return { count: Count, lastTime: LastExceptionDateTime };
}

function dataOf<Data>({ success, data }: { success: boolean; data: Data | null }): Data {
  if (!success || data === null) throw new Error('Instance could not tell');
  return data;
}
